import * as z from 'zod/mini'

export const passwordMinLength = 8
export const passwordMaxLength = 128

const short = `Use at least ${passwordMinLength} characters`

/**
 * The one form in which a password is stored and proven: keyboards write the same letter in several ways, such as “é” as
 * one character or as two (NIST SP 800-63B).
 */
export const normalPassword = (typed: string): string => typed.normalize('NFKC')

/** Counts characters as a person sees them: a symbol outside the basic plane is one. */
export const passwordLength = (password: string): number => Array.from(normalPassword(password)).length

/**
 * Length is the only rule (OWASP ASVS 6.2): long phrases and pasted passwords are welcome. Cognito takes no password
 * that begins or ends with a space or has a line break in it; refusing these here keeps its answer from telling whether
 * an address is new.
 */
export const Password = z.string().check(
  z.overwrite(normalPassword),
  z.minLength(passwordMinLength, { error: short, abort: true }),
  z.maxLength(passwordMaxLength, `Use at most ${passwordMaxLength} characters`),
  z.refine((value) => passwordLength(value) >= passwordMinLength, short),
  z.refine((value) => value === value.trim(), 'A password cannot start or end with a space'),
  z.refine((value) => !/\p{Cc}|\p{Zl}|\p{Zp}/u.test(value), 'Use a single line without control characters'),
)
