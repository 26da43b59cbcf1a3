import * as z from 'zod/mini'

/** The short name of a class in the rules of a league: `S1`. */
export const ClassKey = z
  .string()
  .check(z.regex(/^[A-Z0-9-]{1,12}$/, 'Use up to 12 letters, digits or hyphens'))
