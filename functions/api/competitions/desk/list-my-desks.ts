import { listMyDesks as useCase } from '#core/competitions/desk/list-my-desks.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listMyDesks as contract } from '#shared/competitions/desk/contract.ts'

const listMyDesks = ({ actor, query }: ApiRequest<typeof contract>) => useCase(actor, query)

export const handler = endpoint(contract, listMyDesks)
