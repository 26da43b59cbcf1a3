import { acceptOffer } from '#core/events/registrations/accept-offer.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { acceptPlaceOffer as contract } from '#shared/events/registrations/changes-contract.ts'

const acceptPlaceOffer = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  acceptOffer(
    {
      actor,
      eventId: body.eventId,
      registrationId: params.registrationId,
      payAt: body.payAt,
      remember,
    },
    now,
  )

export const handler = endpoint(contract, acceptPlaceOffer)
