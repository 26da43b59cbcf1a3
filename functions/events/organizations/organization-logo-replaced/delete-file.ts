import { facts } from '#core/organizations/organizations/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { deletePicture } from '#core/platform/pictures/delete-picture.ts'

/** No `once` here: what is deleted stays deleted. */
export const handler = consumer(facts, 'organization.logo_replaced', 'delete-file', ({ fact }) =>
  deletePicture(fact.payload.logo),
)
