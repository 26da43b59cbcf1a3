import * as z from 'zod/mini'

export const passwordMinLength = 8
export const passwordMaxLength = 128

/**
 * Length is the only rule (OWASP ASVS 6.2): long phrases and pasted passwords are welcome. Cognito takes no password
 * that begins or ends with a space.
 */
export const Password = z.string().check(
  z.minLength(passwordMinLength, `Use at least ${passwordMinLength} characters`),
  z.maxLength(passwordMaxLength, `Use at most ${passwordMaxLength} characters`),
  z.refine((value) => value === value.trim(), 'A password cannot start or end with a space'),
)
