import { consumer } from '#core/platform/facts/consumer.ts'
import { deletePicture } from '#core/platform/pictures/delete-picture.ts'
import { facts } from '#core/platform/users/facts.ts'

/** No `once` here: what is deleted stays deleted. */
export const handler = consumer(facts, 'profile.picture_replaced', 'delete-file', ({ fact }) =>
  deletePicture(fact.payload.picture),
)
