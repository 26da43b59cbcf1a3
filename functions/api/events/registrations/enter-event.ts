import { enterEvent as useCase } from '#core/events/registrations/enter-event.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { enterEvent as contract } from '#shared/events/registrations/contract.ts'

const enterEvent = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, eventId: params.eventId, choice: body, remember }, now)

export const handler = endpoint(contract, enterEvent)
