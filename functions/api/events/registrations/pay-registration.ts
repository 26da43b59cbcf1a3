import { payRegistration as useCase } from '#core/events/registrations/pay-registration.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { payRegistration as contract } from '#shared/events/registrations/contract.ts'

const payRegistration = ({ actor, params, body, now }: ApiRequest<typeof contract>) =>
  useCase(
    { actor, eventId: body.eventId, registrationId: params.registrationId, provider: body.provider },
    now,
  )

export const handler = endpoint(contract, payRegistration)
