import { facts } from '#core/directory/organization-claims/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { deleteObject } from '#core/platform/storage/objects.ts'
import { documentKey } from '#core/platform/verifications/verifications.ts'

/** No `once` here: what is deleted stays deleted. */
export const handler = consumer(facts, 'claim.document_removed', 'delete-file', ({ fact }) =>
  deleteObject(documentKey(fact.payload.userId, fact.payload.documentId)),
)
