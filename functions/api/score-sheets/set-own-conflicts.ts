import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { setOwnConflicts as useCase } from '#core/score-sheets/own-conflicts.ts'
import { setOwnConflicts as contract } from '#shared/score-sheets/conflicts-contract.ts'

const setOwnConflicts = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, eventId: params.eventId, judgeIds: body.judgeIds, remember }, now)

export const handler = endpoint(contract, setOwnConflicts)
