/** Why this server cannot start, in one line for the person who started it. */
export class CannotServe extends Error {}
