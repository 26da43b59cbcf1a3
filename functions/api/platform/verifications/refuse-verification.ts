import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { decideVerification } from '#core/platform/verifications/decide-verification.ts'
import { refuseVerification as contract } from '#shared/platform/verifications/contract.ts'

const refuseVerification = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  decideVerification({
    by: actor,
    userId: params.userId,
    version: body.version,
    decision: { outcome: 'refused', reason: body.reason },
    now,
    remember,
  })

export const handler = endpoint(contract, refuseVerification)
