import { listMyJudging as useCase } from '#core/competitions/competitions/list-my-judging.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listMyJudging as contract } from '#shared/competitions/competitions/contract.ts'

const listMyJudging = ({ actor, query, now }: ApiRequest<typeof contract>) => useCase(actor, query, now)

export const handler = endpoint(contract, listMyJudging)
