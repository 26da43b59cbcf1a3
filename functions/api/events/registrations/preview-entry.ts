import { previewEntry as useCase } from '#core/events/registrations/preview-entry.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { previewEntry as contract } from '#shared/events/registrations/contract.ts'

const previewEntry = ({ actor, params, body, now }: ApiRequest<typeof contract>) =>
  useCase({ actor, eventId: params.eventId, entries: body.entries }, now)

export const handler = endpoint(contract, previewEntry)
