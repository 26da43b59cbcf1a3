import type { ApiRequest } from '#core/http/endpoint.ts'
import type { disableSecondFactor as contract } from '#shared/security/contract.ts'
import { proveOwner } from './prove-owner.ts'
import { proveTotp } from './prove-totp.ts'
import { resetSecondFactor } from './reset-second-factor.ts'

export async function disableSecondFactor({ actor, body, now }: ApiRequest<typeof contract>) {
  await proveOwner(actor, body.password)
  await proveTotp(actor.accessToken, body.code)
  await resetSecondFactor(
    { userId: actor.userId, by: actor, description: 'Turned the second factor off' },
    now,
  )
}
