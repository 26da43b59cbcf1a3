import { facts } from '#core/accounts/verifications/facts.ts'
import { documentKey } from '#core/accounts/verifications/verifications.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { deleteObject } from '#core/platform/storage/objects.ts'

/** No `once` here: what is deleted stays deleted. */
export const handler = consumer(facts, 'verification.document_removed', 'delete-file', ({ fact }) =>
  deleteObject(documentKey(fact.payload.userId, fact.payload.documentId)),
)
