import { consumer } from '#core/platform/facts/consumer.ts'
import { deleteObject } from '#core/platform/storage/objects.ts'
import { facts } from '#core/platform/users/facts.ts'

/** No `once` here: what is deleted stays deleted. */
export const handler = consumer(facts, 'profile.picture_replaced', 'delete-file', ({ fact }) =>
  deleteObject(fact.payload.picture.slice(1)),
)
