import { entity } from '#core/platform/db/entity.ts'
import { Draft, type DraftId, daysDraftKept } from '#shared/ai/ai-drafts/draft.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const keptUntil = ({ createdAt }: Pick<Draft, 'createdAt'>) => addTime(createdAt, { days: daysDraftKept })

/** That drafts were made. They stand below their member, so that no one finds another’s by its id. */
export const drafts = entity({
  name: 'ai-draft',
  erasure: 'with the member',
  schema: Draft,
  key: ({ userId, id }: { userId: string; id: string }) => ({ pk: `USER#${userId}`, sk: `AI_DRAFT#${id}` }),
  expiresAt: keptUntil,
})

/** Tells whether a member had this draft made about a support request, in the last days. */
export async function isDraftOf(
  { draftId, userId, about }: { draftId: DraftId; userId: string; about: string },
  now: string,
): Promise<boolean> {
  const draft = await drafts.get({ userId, id: draftId }, { consistent: true })
  return draft !== undefined && draft.about === about && now < keptUntil(draft)
}
