/** Whether two sets of values of one form say the same, in the same order of fields. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
