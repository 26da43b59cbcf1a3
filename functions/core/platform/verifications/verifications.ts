import { entity } from '#core/platform/db/entity.ts'
import { documentsIdleSince } from '#shared/platform/verifications/expire-documents.ts'
import { Verification } from '#shared/platform/verifications/verification.ts'

/** Lists the accounts whose documents are no longer needed, by since when. */
export const documentsOfNoUse = 'VERIFICATION_DOCUMENTS'

/**
 * One verification a member, for good. `gsi1` lists those that wait for a decision, oldest first, or for their
 * documents to go.
 */
export const verifications = entity({
  name: 'verification',
  erasure: 'with the member',
  schema: Verification,
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'VERIFICATION' }),
  gsi1: (verification) => {
    const { state, submittedAt, userId } = verification
    if (state === 'submitted') return { pk: 'VERIFICATIONS_WAITING', sk: `${submittedAt}#${userId}` }
    const since = documentsIdleSince(verification)
    return since ? { pk: documentsOfNoUse, sk: `${since}#${userId}` } : undefined
  },
})

/** The location of the documents: below a prefix that nothing serves. */
export const documentKey = (userId: string, documentId: string) => `documents/${userId}/${documentId}`
