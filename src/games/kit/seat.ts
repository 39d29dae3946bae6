/** A player's place at the table. */
export type Seat = string
