import * as z from 'zod/mini'

/** The user pool takes no longer one to log in with. */
const mostLetters = 128

/** An email address as it is compared and stored: trimmed and in lower case. */
export const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(mostLetters, `Please use an address of at most ${mostLetters} characters`),
    z.email('Please enter a valid email address'),
  )
