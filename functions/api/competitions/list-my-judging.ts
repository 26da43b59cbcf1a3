import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { listMyJudging as useCase } from '#core/competitions/list-my-judging.ts'
import { listMyJudging as contract } from '#shared/competitions/contract.ts'

const listMyJudging = ({ actor, query, now }: ApiRequest<typeof contract>) => useCase(actor, query, now)

export const handler = endpoint(contract, listMyJudging)
