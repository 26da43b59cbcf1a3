import { giveCashBack as useCase } from '#core/competitions/desk/give-cash-back.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { giveCashBack as contract } from '#shared/competitions/desk/cash-back-contract.ts'

const giveCashBack = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, ...params, ...body, remember }, now)

export const handler = endpoint(contract, giveCashBack)
