import { decideResult } from '#core/competitions/competition-results/decide-result.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { rejectResult as contract } from '#shared/competitions/competition-results/contract.ts'

const rejectResult = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  decideResult(
    {
      by: actor,
      resultId: params.resultId,
      revision: body.revision,
      decision: { kind: 'reject', decision: body.decision },
      writes: remember,
    },
    now,
  )

export const handler = endpoint(contract, rejectResult)
