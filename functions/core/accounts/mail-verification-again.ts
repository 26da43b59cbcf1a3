import { ResendConfirmationCodeCommand } from '@aws-sdk/client-cognito-identity-provider'
import { busy } from '#core/db/busy.ts'
import { env } from '#core/env.ts'
import { log } from '#core/log/log.ts'
import { userPool } from './user-pool.ts'

/** Refusals of the pool (unknown, already verified, too often) stay inside: the answer tells nothing of the address. */
const silentRefusals = new Set([
  'UserNotFoundException',
  'InvalidParameterException',
  'LimitExceededException',
])

/** The pool mails a new code to an address that waits for its verification; the one before no longer works. */
export async function mailVerificationAgain(email: string): Promise<void> {
  try {
    await userPool().send(
      new ResendConfirmationCodeCommand({ ClientId: env('USER_POOL_CLIENT_ID'), Username: email }),
    )
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'TooManyRequestsException') throw busy()
    // It comes for addresses that wait alone, and would tell which these are.
    if (name === 'CodeDeliveryFailureException') log.error('verification.not_delivered', { error })
    else if (silentRefusals.has(name)) log.info('verification.not_resent', { reason: name })
    else throw error
  }
}
