import { facts } from '#core/events/vehicles/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { deletePicture } from '#core/platform/pictures/delete-picture.ts'

/** No `once` here: what is deleted stays deleted. */
export const handler = consumer(facts, 'vehicle.photo_replaced', 'delete-file', ({ fact }) =>
  deletePicture(fact.payload.photo),
)
