import * as z from 'zod/mini'
import { Password } from '#shared/platform/security/password.ts'
import { Email } from '#shared/platform/users/email.ts'

export const AddressForm = z.strictObject({ email: Email })

/** An old password may be shorter than today’s rule: only an empty one is refused before it is tried. */
export const LoginForm = z.strictObject({
  email: Email,
  password: z.string().check(z.minLength(1, 'Enter your password')),
})

export const NewPasswordForm = z.strictObject({ password: Password })
