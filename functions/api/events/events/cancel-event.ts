import { stepEvent } from '#core/events/events/step-event.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { cancelEvent as contract } from '#shared/events/events/own-contract.ts'
import { cancelledEvent } from '#shared/events/events/stepped-event.ts'

function cancelEvent({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { eventId } = params
  return stepEvent(
    {
      actor,
      eventId,
      version: body.version,
      to: 'cancelled',
      verb: 'Cancelled',
      isForOwner: true,
      stepped: (event) => cancelledEvent(event, body.reason, now),
      writes: (event) => [announce('event.cancelled', { eventId: event.id }, now)],
      remember,
    },
    now,
  )
}

export const handler = endpoint(contract, cancelEvent)
