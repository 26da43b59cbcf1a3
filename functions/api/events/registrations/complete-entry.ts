import { completeEntry as useCase } from '#core/events/registrations/complete-entry.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { completeEntry as contract } from '#shared/events/registrations/changes-contract.ts'

const completeEntry = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, registrationId: params.registrationId, form: body, remember }, now)

export const handler = endpoint(contract, completeEntry)
