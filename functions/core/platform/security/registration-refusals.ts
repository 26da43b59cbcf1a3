import { log } from '#core/platform/log/log.ts'
import { AppError } from '#shared/errors.ts'

export const breachedPassword = 'This password has appeared in a data breach. Choose another one.'

export const refusedPassword = (code: string, sentence: string) =>
  new AppError('invalid', code, sentence, { errors: [{ path: 'body.password', message: sentence }] })

const refusedAddress = () => {
  const message = 'You cannot sign up with this email address. Please use another one.'
  return new AppError('invalid', 'invalid_email', message, { errors: [{ path: 'body.email', message }] })
}

export const temporarilyUnavailable = () =>
  new AppError(
    'unavailable',
    'registration_unavailable',
    'Registration is temporarily unavailable. Please try again in a few moments.',
  )

/**
 * Explains why the pool made no account. Form and length have passed our own rules, which should admit no
 * more than the pool does.
 */
export function signUpFailure(error: unknown): AppError {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  if (name === 'TooManyRequestsException' || name === 'LimitExceededException')
    return temporarilyUnavailable()
  if (name === 'InvalidPasswordException')
    return refusedPassword('weak_password', 'Choose a stronger password.')
  if (name === 'InvalidParameterException' && /password/i.test(message))
    return refusedPassword('weak_password', 'Choose a stronger password.')
  if (name === 'InvalidParameterException' && /e-?mail|username/i.test(message)) return refusedAddress()
  log.error('registration.user_failed', { error })
  return new AppError('unavailable', 'user_creation_failed', 'User creation failed')
}

const passing =
  /^(AccessDenied|ProvisionedThroughputExceeded|Throttling|TransactionConflict|RequestLimitExceeded|Timeout)/

/**
 * The credentials exist and the profile does not: registering again completes it. The log has the reason. A refusal by
 * a rule, such as an invitation that someone else has taken, is passed on as it is.
 */
export function profileFailure(error: unknown): AppError {
  const refusal = error instanceof AppError ? error : undefined
  if (refusal && refusal.kind !== 'unavailable') return refusal
  log.error('registration.profile_failed', { error })
  if (refusal || passing.test((error as Error).name)) return temporarilyUnavailable()
  const sentence = 'Registration failed: we could not save your profile. Please try again.'
  return new AppError('unavailable', 'registration_failed', sentence)
}
