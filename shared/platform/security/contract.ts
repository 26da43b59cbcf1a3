import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { Password } from '#shared/platform/security/password.ts'
import { Email } from '#shared/platform/users/email.ts'
import { RecoveryCode } from './recovery-code.ts'

/** A password that is proven, not chosen: it may be older than today’s rule. */
const KnownPassword = z.string().check(z.minLength(1, 'Enter your password'), z.maxLength(256))

/** Members without a password prove themselves by a fresh login with Google instead. */
const Proof = z.optional(KnownPassword)

const SixDigits = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(16)),
    z.transform((typed: string) => typed.replace(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, 'Enter the 6 digits')),
)

const own = { auth: 'member', whileImpersonating: 'refused' } as const

/** Few enough that no one finds a code or a password by trying. */
const change = {
  ...own,
  method: 'POST',
  answersSecret: true,
  rateLimit: { max: 20, seconds: 3600, per: 'user' },
} as const

export const Security = z.object({
  /** False for members who only sign in through a provider. */
  hasPassword: z.boolean(),
  secondFactor: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** The pool has lost the login: registering again with the address brings the account back. */
  loginMissing: z.optional(z.boolean()),
  /** The address that waits for its code. */
  pendingEmail: z.optional(z.string()),
})
export type Security = z.infer<typeof Security>

export const getSecurity = route({
  ...own,
  name: 'getSecurity',
  method: 'GET',
  path: '/api/accounts/security',
  summary: 'The security settings of the caller’s account',
  response: Security,
})

export const PasswordChangeForm = z.strictObject({ currentPassword: KnownPassword, newPassword: Password })
export type PasswordChangeForm = z.infer<typeof PasswordChangeForm>

export const changePassword = route({
  ...change,
  name: 'changePassword',
  path: '/api/accounts/password',
  summary: 'Choose a new password; all other devices are logged out and the owner gets an email',
  body: PasswordChangeForm,
  errors: ['wrong_password', 'weak_password', 'breached_password'],
})

export const FirstPasswordForm = z.strictObject({ newPassword: Password })
export type FirstPasswordForm = z.infer<typeof FirstPasswordForm>

export const chooseFirstPassword = route({
  ...change,
  name: 'chooseFirstPassword',
  path: '/api/accounts/password/first',
  summary: 'Add a password, right after logging in with Google',
  body: FirstPasswordForm,
  errors: ['log_in_again', 'password_exists', 'weak_password', 'breached_password'],
})

export const EmailChangeForm = z.strictObject({ email: Email, password: Proof })
export type EmailChangeForm = z.infer<typeof EmailChangeForm>

export const requestEmailChange = route({
  ...change,
  name: 'requestEmailChange',
  path: '/api/accounts/email',
  summary: 'Send a code to a new email address; the answer is the same whether or not the address is taken',
  body: EmailChangeForm,
  response: z.object({ pendingEmail: z.string() }),
  status: 202,
  errors: ['wrong_password', 'log_in_again', 'email_unchanged', 'invalid_email'],
})

export const CodeForm = z.strictObject({ code: SixDigits })
export type CodeForm = z.infer<typeof CodeForm>

export const confirmEmailChange = route({
  ...change,
  name: 'confirmEmailChange',
  path: '/api/accounts/email/confirm',
  summary: 'Confirm the new email address with the code sent to it',
  body: CodeForm,
  response: z.object({ email: z.string() }),
  // The code is one of a million, and good for a day.
  rateLimit: { max: 10, seconds: 3600, per: 'user' },
  errors: ['code_mismatch', 'code_expired', 'email_taken'],
})

export const OwnerProof = z.strictObject({ password: Proof })
export type OwnerProof = z.infer<typeof OwnerProof>

export const SecondFactorProof = z.strictObject({ password: Proof, code: SixDigits })
export type SecondFactorProof = z.infer<typeof SecondFactorProof>

export const beginSecondFactor = route({
  ...change,
  name: 'beginSecondFactor',
  path: '/api/accounts/second-factor',
  summary: 'A new secret for an authenticator app; nothing changes until a code confirms it',
  body: OwnerProof,
  response: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['wrong_password', 'log_in_again', 'second_factor_on'],
})

export const confirmSecondFactor = route({
  ...change,
  name: 'confirmSecondFactor',
  path: '/api/accounts/second-factor/confirm',
  summary: 'Turn on two-factor authentication; the recovery codes are shown only this once',
  body: SecondFactorProof,
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['wrong_password', 'log_in_again', 'code_mismatch', 'code_expired', 'second_factor_not_begun'],
})

export const disableSecondFactor = route({
  ...change,
  name: 'disableSecondFactor',
  path: '/api/accounts/second-factor/disable',
  summary: 'Turn off two-factor authentication',
  body: SecondFactorProof,
  errors: ['wrong_password', 'log_in_again', 'code_mismatch', 'code_expired'],
})

export const RecoveryForm = z.strictObject({ email: Email, recoveryCode: RecoveryCode })
export type RecoveryForm = z.infer<typeof RecoveryForm>

export const recoverSecondFactor = route({
  name: 'recoverSecondFactor',
  method: 'POST',
  path: '/api/accounts/second-factor/recover',
  auth: 'public',
  summary: 'Turn off two-factor authentication with a recovery code; logging in still needs the password',
  body: RecoveryForm,
  errors: ['recovery_code_invalid'],
  rateLimit: { max: 10, seconds: 3600, per: 'ip' },
})
