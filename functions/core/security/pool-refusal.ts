import { AppError } from '#shared/errors.ts'

type Meaning = 'wrong_password' | 'weak_password' | 'code_mismatch' | 'code_expired' | 'email_taken'

const meanings: Record<string, Meaning> = {
  InvalidPasswordException: 'weak_password',
  CodeMismatchException: 'code_mismatch',
  EnableSoftwareTokenMFAException: 'code_mismatch',
  ExpiredCodeException: 'code_expired',
  AliasExistsException: 'email_taken',
}

const tooOften = new Set([
  'LimitExceededException',
  'TooManyRequestsException',
  'TooManyFailedAttemptsException',
])

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')
const messageOf = (error: unknown) => (error instanceof Error ? error.message : '')

/** What a refusal of the user pool means to its member; anything unknown stays an error. */
export function poolRefusal(error: unknown, passwordField = 'body.password'): unknown {
  const name = nameOf(error)
  const wrongPassword = name === 'NotAuthorizedException' && !/token/i.test(messageOf(error))
  if (tooOften.has(name) || (wrongPassword && /attempts exceeded/i.test(messageOf(error))))
    return new AppError(
      'rate_limited',
      'too_many_attempts',
      'Too many attempts. Please wait a few minutes and try again.',
    )
  if (name === 'NotAuthorizedException' && !wrongPassword)
    return new AppError('unauthenticated', 'session_ended', 'Your session has ended. Please log in again.')
  const meaning = wrongPassword ? 'wrong_password' : meanings[name]
  switch (meaning) {
    case 'wrong_password':
      return refusedField(meaning, passwordField, 'The password is not correct.')
    case 'weak_password':
      return refusedField(meaning, 'body.newPassword', 'Choose a stronger password.')
    case 'code_mismatch':
      return refusedField(meaning, 'body.code', 'This code is not correct.')
    case 'code_expired':
      return refusedField(meaning, 'body.code', 'This code has expired or was used before. Use a new one.')
    case 'email_taken':
      return new AppError('conflict', meaning, 'Another account uses this address.')
    default:
      return error
  }
}

const refusedField = (code: string, path: string, message: string) =>
  new AppError('invalid', code, message, { errors: [{ path, message }] })
