import type { ApiRequest } from '#core/http/endpoint.ts'
import type { approveVerification as contract } from '#shared/verifications/contract.ts'
import { decideVerification } from './decide-verification.ts'

export const approveVerification = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  decideVerification({
    by: actor,
    userId: params.userId,
    version: body.version,
    decision: { outcome: 'approved' },
    now,
    remember,
  })
