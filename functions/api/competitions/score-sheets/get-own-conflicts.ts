import { ownConflicts } from '#core/competitions/score-sheets/own-conflicts.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getOwnConflicts as contract } from '#shared/competitions/score-sheets/conflicts-contract.ts'

const getOwnConflicts = ({ actor, params }: ApiRequest<typeof contract>) =>
  ownConflicts({ actor, eventId: params.eventId })

export const handler = endpoint(contract, getOwnConflicts)
