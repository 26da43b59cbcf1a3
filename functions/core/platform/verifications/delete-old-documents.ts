import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { log } from '#core/platform/log/log.ts'
import { AppError } from '#shared/errors.ts'
import { documentsDueSince, expireDocuments } from '#shared/platform/verifications/expire-documents.ts'
import { putVerification } from './put-verification.ts'
import { readVerification } from './read-verification.ts'
import { documentsOfNoUse, verifications } from './verifications.ts'

const job = 'delete_old_documents'

/** Deletes documents of businesses that are no longer needed. Safe to repeat at any point. */
export async function deleteOldDocuments(now: string): Promise<{ emptied: number }> {
  const upTo = `${documentsDueSince(now)}~`
  const { done, failed } = await eachRow(
    job,
    (cursor) => verifications.list({ index: 'gsi1', pk: documentsOfNoUse, upTo, limit: 100, cursor }),
    ({ userId }) => empty(userId, now),
  )
  if (failed > 0)
    throw new Error(`The documents of ${failed} members could not be deleted; they will be retried.`)
  log.info('verifications.emptied', { emptied: done })
  return { emptied: done }
}

/** False when there is nothing to delete, or its owner is at it in this moment. */
async function empty(userId: string, now: string): Promise<boolean> {
  const verification = await readVerification(userId)
  const emptied = expireDocuments(verification, now)
  if (!emptied) return false
  try {
    await commit(
      putVerification(emptied, verification),
      ...verification.documents.map(({ id }) =>
        announce('verification.document_removed', { userId, documentId: id }, now),
      ),
    )
    return true
  } catch (error) {
    if (error instanceof AppError && error.kind === 'conflict') return false
    throw error
  }
}
