import { facts } from '#core/events/vehicles/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { deleteObject } from '#core/platform/storage/objects.ts'

/** No `once` here: what is deleted stays deleted. */
export const handler = consumer(facts, 'vehicle.photo_replaced', 'delete-file', ({ fact }) =>
  deleteObject(fact.payload.photo.slice(1)),
)
