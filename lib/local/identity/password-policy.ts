import { randomBytes } from 'node:crypto'
import { passwordMinLength } from '#shared/platform/security/password.ts'
import { invalidParameter, invalidPassword } from './errors.ts'

const longest = 256

/** Length counts, composition does not (NIST SP 800-63B). */
export function assertAcceptablePassword(password: string) {
  if (password.length < passwordMinLength) throw invalidPassword('Password not long enough')
  assertPasswordForm(password)
}

/** An impossible password is refused before anyone looks at its owner. */
export function assertPasswordForm(password: string) {
  if (password.length > longest || password !== password.trim())
    throw invalidParameter(
      "1 validation error detected: Value at 'password' failed to satisfy constraint: " +
        `Member must have length less than or equal to ${longest} and no space at its ends`,
    )
}

export const createTemporaryPassword = () => randomBytes(9).toString('base64url')
