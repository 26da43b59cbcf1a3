import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { payRegistration as useCase } from '#core/registrations/pay-registration.ts'
import { payRegistration as contract } from '#shared/registrations/contract.ts'

const payRegistration = ({ actor, params, body, now }: ApiRequest<typeof contract>) =>
  useCase({ actor, eventId: body.eventId, registrationId: params.registrationId }, now)

export const handler = endpoint(contract, payRegistration)
