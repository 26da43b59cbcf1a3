import { getSettlement as useCase } from '#core/competitions/desk/get-settlement.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getSettlement as contract } from '#shared/competitions/desk/contract.ts'

const getSettlement = ({ actor, params }: ApiRequest<typeof contract>) => useCase(actor, params.eventId)

export const handler = endpoint(contract, getSettlement)
