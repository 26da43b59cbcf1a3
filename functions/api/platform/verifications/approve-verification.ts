import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { decideVerification } from '#core/platform/verifications/decide-verification.ts'
import { approveVerification as contract } from '#shared/platform/verifications/contract.ts'

const approveVerification = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  decideVerification({
    by: actor,
    userId: params.userId,
    version: body.version,
    decision: { outcome: 'approved' },
    now,
    remember,
  })

export const handler = endpoint(contract, approveVerification)
