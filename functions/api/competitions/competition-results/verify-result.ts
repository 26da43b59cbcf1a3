import { decideResult } from '#core/competitions/competition-results/decide-result.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { verifyResult as contract } from '#shared/competitions/competition-results/contract.ts'

const verifyResult = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  decideResult(
    {
      by: actor,
      resultId: params.resultId,
      revision: body.revision,
      decision: { kind: 'verify', reason: body.reason },
      writes: remember,
    },
    now,
  )

export const handler = endpoint(contract, verifyResult)
