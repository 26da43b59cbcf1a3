import { serviceBusy } from '#core/platform/db/service-busy.ts'
import { log } from '#core/platform/log/log.ts'

/** Refusals of the pool that report the address: unknown, in another state, asked about too often. */
const telling = new Set([
  'UserNotFoundException',
  'InvalidParameterException',
  'NotAuthorizedException',
  'LimitExceededException',
])

/** It stays inside that the pool has mailed nothing: the answer says nothing about the address. */
export function refuseSilently(mail: 'verification' | 'password_link', error: unknown): void {
  const name = error instanceof Error ? error.name : ''
  if (name === 'TooManyRequestsException') throw serviceBusy()
  // It comes for addresses alone that get this mail, and would tell which these are.
  if (name === 'CodeDeliveryFailureException') log.error(`${mail}.not_delivered`, { error })
  else if (telling.has(name)) log.info(`${mail}.not_sent`, { reason: name })
  else throw error
}
