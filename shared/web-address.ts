import * as z from 'zod/mini'

/** A page of another site, as members enter it. */
export const webAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(300, 'Must be at most 300 characters'),
    z.regex(/^https:\/\/\S+$/, 'Enter an address that starts with https://'),
  )
