import { completeAtDesk as useCase } from '#core/competitions/desk/complete-at-desk.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { completeAtDesk as contract } from '#shared/competitions/desk/contract.ts'

const completeAtDesk = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, ...params, form: body, remember }, now)

export const handler = endpoint(contract, completeAtDesk)
