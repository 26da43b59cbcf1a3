import { addTime } from '#shared/platform/time/add-time.ts'
import type { Verification } from './verification.ts'

/** Documents are needed for questions about the decision for this long, and not after that. */
export const daysDocumentsKept = 90

/**
 * Returns the time since when the documents are no longer needed: the decision, or the last document that was
 * added if that came later or there is no decision. Undefined while they are reviewed, and if there are none.
 */
export function documentsIdleSince({ state, documents, decidedAt }: Verification): string | undefined {
  if (state === 'submitted' || documents.length === 0) return undefined
  return [...documents.map(({ addedAt }) => addedAt), decidedAt ?? ''].toSorted().at(-1)
}

/** Papers that have been of no use since this instant or longer are due. */
export const documentsDueSince = (now: string) => addTime(now, { days: -daysDocumentsKept })

/** Returns the verification without its documents, once they are due. */
export function expireDocuments(verification: Verification, now: string): Verification | undefined {
  const since = documentsIdleSince(verification)
  if (since === undefined || since > documentsDueSince(now)) return undefined
  return { ...verification, documents: [], documentsDeletedAt: now, version: verification.version + 1 }
}
