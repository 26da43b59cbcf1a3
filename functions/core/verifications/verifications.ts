import { entity } from '#core/db/entity.ts'
import { Verification } from '#shared/verifications/verification.ts'

/** One verification a member, for good. `gsi1` lists those that wait for a decision, oldest first. */
export const verifications = entity({
  name: 'verification',
  schema: Verification,
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'VERIFICATION' }),
  gsi1: ({ state, submittedAt, userId }) =>
    state === 'submitted' ? { pk: 'VERIFICATIONS_WAITING', sk: `${submittedAt}#${userId}` } : undefined,
})

/** Where the papers lie: below a prefix that nothing serves. */
export const documentKey = (userId: string, documentId: string) => `documents/${userId}/${documentId}`
