import * as z from 'zod/mini'

/** The short name of a class in the rules of a league: `S1`. */
export const ClassKey = z
  .string()
  .check(z.regex(/^[A-Z0-9-]{1,12}$/, 'Use 1 to 12 capital letters, digits, or hyphens, such as S1'))
