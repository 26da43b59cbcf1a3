import { ResendConfirmationCodeCommand } from '@aws-sdk/client-cognito-identity-provider'
import { env } from '#core/env.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import { log } from '#core/log/log.ts'
import type { resendVerification as contract } from '#shared/accounts/contract.ts'
import { userPool } from './user-pool.ts'

/** Refusals of the pool (unknown, already verified, too often) stay inside: the answer tells nothing of the address. */
const silentRefusals = new Set([
  'UserNotFoundException',
  'InvalidParameterException',
  'LimitExceededException',
])

export async function resendVerification({ body }: ApiRequest<typeof contract>) {
  try {
    await userPool().send(
      new ResendConfirmationCodeCommand({ ClientId: env('USER_POOL_CLIENT_ID'), Username: body.email }),
    )
  } catch (error) {
    if (!(error instanceof Error) || !silentRefusals.has(error.name)) throw error
    log.info('verification.not_resent', { reason: error.name })
  }
  return { success: true as const }
}
