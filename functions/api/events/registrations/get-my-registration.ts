import { myRegistration } from '#core/events/registrations/my-registration.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getMyRegistration as contract } from '#shared/events/registrations/contract.ts'

async function getMyRegistration({ actor, params, now }: ApiRequest<typeof contract>) {
  const registration = await myRegistration(actor, params.eventId, now)
  return registration ? { registration } : {}
}

export const handler = endpoint(contract, getMyRegistration)
