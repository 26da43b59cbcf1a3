import { getDesk as useCase } from '#core/competitions/desk/get-desk.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getDesk as contract } from '#shared/competitions/desk/contract.ts'

const getDesk = ({ actor, params }: ApiRequest<typeof contract>) => useCase(actor, params.eventId)

export const handler = endpoint(contract, getDesk)
