import { AppError } from '#shared/errors.ts'
import { accountSuspended } from '#shared/platform/users/account-suspended.ts'

const tooOften = new Set([
  'LimitExceededException',
  'TooManyRequestsException',
  'TooManyFailedAttemptsException',
])

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')
const messageOf = (error: unknown) => (error instanceof Error ? error.message : '')

/** The meaning of a user pool’s refusal for its member; anything unknown stays an error. */
export function poolRefusal(error: unknown, passwordField = 'body.password'): unknown {
  const name = nameOf(error)
  const message = messageOf(error)
  const unauthorized = name === 'NotAuthorizedException'
  const endedSession = unauthorized && /token/i.test(message)
  if (tooOften.has(name) || (unauthorized && !endedSession && /attempts exceeded/i.test(message)))
    return new AppError(
      'rate_limited',
      'too_many_attempts',
      'Too many attempts. Please wait a few minutes and try again.',
    )
  if (endedSession)
    return new AppError('unauthenticated', 'session_ended', 'Your session has ended. Please log in again.')
  if (name === 'UserLambdaValidationException' && message.includes(accountSuspended))
    return new AppError('forbidden', 'account_suspended', accountSuspended)
  switch (name) {
    case 'NotAuthorizedException':
      return wrongPassword(passwordField)
    case 'InvalidParameterException':
      if (/e-?mail/i.test(message))
        return refusedField(
          'invalid_email',
          'body.email',
          'You cannot use this email address. Enter another one.',
        )
      // New passwords have passed our own rule, which is stricter: it is the present one that cannot be one.
      return /password/i.test(message) ? wrongPassword(passwordField) : error
    case 'InvalidPasswordException':
      return refusedField('weak_password', 'body.newPassword', 'Choose a stronger password.')
    case 'CodeMismatchException':
    case 'EnableSoftwareTokenMFAException':
      return wrongCode()
    case 'ExpiredCodeException':
      return codeExpired()
    case 'AliasExistsException':
      return emailTaken()
    case 'UserNotFoundException':
      return new AppError(
        'conflict',
        'login_missing',
        'Your login is missing. Sign up again with your email to get your account back.',
      )
    default:
      return error
  }
}

export const wrongPassword = (path: string) =>
  refusedField('wrong_password', path, 'The password is incorrect.')
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'wrong_password'
export const wrongCode = () => refusedField('code_mismatch', 'body.code', 'This code is incorrect.')
export const codeExpired = () =>
  refusedField('code_expired', 'body.code', 'This code has expired or has already been used. Use a new one.')
export const emailTaken = () =>
  new AppError('conflict', 'email_taken', 'Another account uses this email address.')

const refusedField = (code: string, path: string, message: string) =>
  new AppError('invalid', code, message, { errors: [{ path, message }] })
