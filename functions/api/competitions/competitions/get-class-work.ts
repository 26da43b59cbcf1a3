import { getClassWork as useCase } from '#core/competitions/competitions/get-class-work.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getClassWork as contract } from '#shared/competitions/competitions/contract.ts'

const getClassWork = ({ actor, params, now }: ApiRequest<typeof contract>) => useCase(actor, params, now)

export const handler = endpoint(contract, getClassWork)
