import { getBoard as useCase } from '#core/competitions/competitions/get-board.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getBoard as contract } from '#shared/competitions/competitions/contract.ts'

const getBoard = ({ params }: ApiRequest<typeof contract>) => useCase(params)

export const handler = endpoint(contract, getBoard)
