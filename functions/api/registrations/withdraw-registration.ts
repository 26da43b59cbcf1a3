import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { withdrawRegistration as useCase } from '#core/registrations/withdraw-registration.ts'
import { withdrawRegistration as contract } from '#shared/registrations/changes-contract.ts'

const withdrawRegistration = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, registrationId: params.registrationId, ...body, remember }, now)

export const handler = endpoint(contract, withdrawRegistration)
