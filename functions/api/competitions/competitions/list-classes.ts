import { listClasses as useCase } from '#core/competitions/competitions/list-classes.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listClasses as contract } from '#shared/competitions/competitions/contract.ts'

const listClasses = ({ params, now }: ApiRequest<typeof contract>) => useCase(params.eventId, now)

export const handler = endpoint(contract, listClasses)
