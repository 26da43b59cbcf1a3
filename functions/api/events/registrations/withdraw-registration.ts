import { withdrawRegistration as useCase } from '#core/events/registrations/withdraw-registration.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { withdrawRegistration as contract } from '#shared/events/registrations/changes-contract.ts'

const withdrawRegistration = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, registrationId: params.registrationId, ...body, remember }, now)

export const handler = endpoint(contract, withdrawRegistration)
