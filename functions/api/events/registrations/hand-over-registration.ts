import { handOverRegistration as useCase } from '#core/events/registrations/hand-over-registration.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { handOverRegistration as contract } from '#shared/events/registrations/changes-contract.ts'

const handOverRegistration = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, registrationId: params.registrationId, ...body, remember }, now)

export const handler = endpoint(contract, handOverRegistration)
