import { setOwnConflicts as useCase } from '#core/competitions/score-sheets/own-conflicts.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { setOwnConflicts as contract } from '#shared/competitions/score-sheets/conflicts-contract.ts'

const setOwnConflicts = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, eventId: params.eventId, judgeIds: body.judgeIds, remember }, now)

export const handler = endpoint(contract, setOwnConflicts)
