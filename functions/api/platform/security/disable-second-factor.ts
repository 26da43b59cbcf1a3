import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { asOwner } from '#core/platform/security/prove-owner.ts'
import { resetSecondFactor } from '#core/platform/security/reset-second-factor.ts'
import { disableSecondFactor as contract } from '#shared/platform/security/contract.ts'

async function disableSecondFactor({ actor, body, now }: ApiRequest<typeof contract>) {
  await asOwner(actor, body.password, async ({ accessToken, proveCode }) => {
    // If no code is asked for, it is already off at the pool, and the rest here is deleted.
    if (!accessToken) await proveCode(body.code)
  })
  await resetSecondFactor(
    { userId: actor.userId, by: actor, description: 'Turned off two-factor authentication' },
    now,
  )
}

export const handler = endpoint(contract, disableSecondFactor)
