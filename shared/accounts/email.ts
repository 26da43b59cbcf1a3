import * as z from 'zod/mini'

/** An email address as it is compared and stored: trimmed and in lower case. */
export const Email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email('Please enter a valid email address'))
