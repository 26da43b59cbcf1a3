import { consumer } from '#core/platform/facts/consumer.ts'
import { deleteObject } from '#core/platform/storage/objects.ts'
import { facts } from '#core/platform/verifications/facts.ts'
import { documentKey } from '#core/platform/verifications/verifications.ts'

/** No `once` here: what is deleted stays deleted. */
export const handler = consumer(facts, 'verification.document_removed', 'delete-file', ({ fact }) =>
  deleteObject(documentKey(fact.payload.userId, fact.payload.documentId)),
)
