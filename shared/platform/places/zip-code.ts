import * as z from 'zod/mini'

/** A ZIP code as text of five digits, because some begin with zero; the four digits that may follow are cut. */
export const ZipCode = z.string().check(
  z.trim(),
  z.overwrite((typed) => typed.replace(/^(\d{5})-\d{4}$/, '$1')),
  z.regex(/^\d{5}$/, 'Enter a five-digit ZIP code.'),
)
