import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { resetSecondFactor as reset } from '#core/platform/security/reset-second-factor.ts'
import { endSessionsOf } from '#core/platform/users/end-sessions-of.ts'
import { resetSecondFactor as contract } from '#shared/platform/users/admin-contract.ts'
import { refuseOwnAccount } from '#shared/platform/users/change-standing.ts'

/** For members who have lost it. Members who are signed in must prove their password again. */
async function resetSecondFactor({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = params
  refuseOwnAccount(actor.userId, userId)
  await reset({ userId, by: actor, description: 'Reset two-factor authentication' }, now)
  await endSessionsOf(actor, userId, 'Logged out all devices', now, remember(undefined))
}

export const handler = endpoint(contract, resetSecondFactor)
