import { moveEntry as useCase } from '#core/competitions/desk/move-entry.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { moveEntry as contract } from '#shared/competitions/desk/contract.ts'

const moveEntry = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, ...params, to: body, remember }, now)

export const handler = endpoint(contract, moveEntry)
