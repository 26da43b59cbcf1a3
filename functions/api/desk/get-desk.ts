import { getDesk as useCase } from '#core/desk/get-desk.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getDesk as contract } from '#shared/desk/contract.ts'

const getDesk = ({ actor, params }: ApiRequest<typeof contract>) => useCase(actor, params.eventId)

export const handler = endpoint(contract, getDesk)
