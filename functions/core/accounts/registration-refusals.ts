import { log } from '#core/log/log.ts'
import { AppError } from '#shared/errors.ts'

export const breachedPassword = 'This password is in a known data leak. Choose another one.'

export const refusedPassword = (code: string, sentence: string) =>
  new AppError('invalid', code, sentence, { errors: [{ path: 'body.password', message: sentence }] })

export const temporarilyUnavailable = () =>
  new AppError(
    'unavailable',
    'registration_unavailable',
    'Registration is temporarily unavailable. Please try again in a few moments.',
  )

const passing =
  /^(AccessDenied|ProvisionedThroughputExceeded|Throttling|TransactionConflict|RequestLimitExceeded|Timeout)/

/**
 * The credentials exist and the profile does not: registering again completes it. The log knows why. What a rule has
 * refused, such as an invitation that somebody else has taken, is said as it is.
 */
export function profileFailure(error: unknown): AppError {
  const refusal = error instanceof AppError ? error : undefined
  if (refusal && refusal.kind !== 'unavailable') return refusal
  log.error('registration.profile_failed', { error })
  if (refusal || passing.test((error as Error).name)) return temporarilyUnavailable()
  const sentence = 'Registration failed: your profile could not be saved. Please try again.'
  return new AppError('unavailable', 'registration_failed', sentence)
}
