import { changeEvent } from '#core/events/events/change-event.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { updateEvent as contract } from '#shared/events/events/own-contract.ts'

function updateEvent({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { posterUploadId, removePoster, note, version, ...form } = body
  const { eventId } = params
  return changeEvent({ actor, eventId, version, form, posterUploadId, removePoster, note, remember }, now)
}

export const handler = endpoint(contract, updateEvent)
