import { settleRegistration as useCase } from '#core/events/registrations/settle-registration.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { settleRegistration as contract } from '#shared/events/registrations/contract.ts'

const settleRegistration = ({ actor, params, body, now }: ApiRequest<typeof contract>) =>
  useCase({ actor, eventId: body.eventId, registrationId: params.registrationId }, now)

export const handler = endpoint(contract, settleRegistration)
