import { consumer } from '#core/facts/consumer.ts'
import { deleteObject } from '#core/storage/objects.ts'
import { facts } from '#core/users/facts.ts'

/** No `once` here: what is deleted stays deleted. */
export const handler = consumer(facts, 'profile.picture_replaced', 'delete-file', ({ fact }) =>
  deleteObject(fact.payload.picture.slice(1)),
)
