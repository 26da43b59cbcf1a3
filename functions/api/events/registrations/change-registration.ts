import { changeRegistration as useCase } from '#core/events/registrations/change-registration.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { changeRegistration as contract } from '#shared/events/registrations/changes-contract.ts'

const changeRegistration = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, registrationId: params.registrationId, eventId: body.eventId, form: body, remember }, now)

export const handler = endpoint(contract, changeRegistration)
