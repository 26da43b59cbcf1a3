import { facts } from '#core/competitions/competition-results/facts.ts'
import { evidenceKey } from '#core/competitions/competition-results/with-evidence.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { deleteObject } from '#core/platform/storage/objects.ts'

/** No `once` here: what is deleted stays deleted. */
export const handler = consumer(facts, 'result.evidence_removed', 'delete-file', ({ fact }) =>
  deleteObject(evidenceKey(fact.payload.file)),
)
