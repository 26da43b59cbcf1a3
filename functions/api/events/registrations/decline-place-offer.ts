import { declineOffer } from '#core/events/registrations/decline-offer.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { declinePlaceOffer as contract } from '#shared/events/registrations/changes-contract.ts'

const declinePlaceOffer = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  declineOffer({ actor, eventId: body.eventId, registrationId: params.registrationId, remember }, now)

export const handler = endpoint(contract, declinePlaceOffer)
