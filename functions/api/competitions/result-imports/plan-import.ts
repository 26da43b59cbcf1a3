import { planFile as useCase } from '#core/competitions/result-imports/plan-import.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { planImport as contract } from '#shared/competitions/result-imports/contract.ts'

const planImport = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, eventId: params.eventId, body, remember }, now)

export const handler = endpoint(contract, planImport)
