import { facts } from '#core/community/teams/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { deleteObject } from '#core/platform/storage/objects.ts'

/** No `once` here: what is deleted stays deleted. */
export const handler = consumer(facts, 'team.logo_replaced', 'delete-file', ({ fact }) =>
  deleteObject(fact.payload.logo.slice(1)),
)
