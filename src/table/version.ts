/**
 * The version of this table. It changes whenever the same flick could end in other bits: then no flick of
 * before can be played again here, and `verify` says so.
 */
export const TABLE_VERSION = '3'
