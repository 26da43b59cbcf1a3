import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { log } from '#core/platform/log/log.ts'
import { AppError } from '#shared/errors.ts'
import { documentsDueSince } from '#shared/platform/verifications/expire-documents.ts'
import { claims, claimsPartition } from './claims.ts'

const job = 'delete_claim_documents'

/** Deletes the papers of claims that were decided long ago. Safe to repeat at any point. */
export async function deleteClaimDocuments(now: string): Promise<{ emptied: number }> {
  const due = documentsDueSince(now)
  const count = { done: 0, failed: 0 }
  for (const status of ['approved', 'refused', 'superseded'] as const) {
    const { done, failed } = await eachRow(
      job,
      (cursor) =>
        claims.list({ index: 'gsi3', pk: claimsPartition(status), upTo: `${due}~`, limit: 100, cursor }),
      ({ id, documents }) => (documents.length > 0 ? empty(id, now) : Promise.resolve(false)),
    )
    count.done += done
    count.failed += failed
  }
  if (count.failed > 0)
    throw new Error(`The documents of ${count.failed} claims could not be deleted; they will be retried.`)
  log.info('claims.emptied', { emptied: count.done })
  return { emptied: count.done }
}

async function empty(id: string, now: string): Promise<boolean> {
  const claim = await claims.get({ id }, { consistent: true })
  if (!claim || claim.documents.length === 0) return false
  const { userId, documents, version } = claim
  const emptied = { ...claim, documents: [], documentsDeletedAt: now, version: version + 1 }
  try {
    await commit(
      claims.put(emptied, { version }),
      ...documents.map((document) =>
        announce('claim.document_removed', { userId, documentId: document.id }, now),
      ),
    )
    return true
  } catch (error) {
    if (error instanceof AppError && error.kind === 'conflict') return false
    throw error
  }
}
