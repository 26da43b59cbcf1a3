/** Tells whether two sets of values of one form are equal, given the same order of fields. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
