import { readRevision } from '#core/competitions/competitions/class-revisions.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import type { ClassRevision } from '#shared/competitions/competitions/class-revision.ts'

/**
 * A revision as the ledger reads it: a member who has left since an earlier one keeps the points of their place, under
 * the id that they had, and in no other list.
 */
export async function withFormerMembers(revision: ClassRevision): Promise<ClassRevision> {
  const gone = new Set(
    revision.entries.filter(({ competitorId }) => competitorId === goneOwnerId).map(({ entryId }) => entryId),
  )
  const ids = new Map<string, ClassRevision['entries'][number]['competitorId']>()
  for (let number = revision.revision - 1; number > 0 && ids.size < gone.size; number--) {
    const before = await readRevision({ ...revision, revision: number })
    for (const { entryId, competitorId } of before?.entries ?? [])
      if (gone.has(entryId) && competitorId && competitorId !== goneOwnerId && !ids.has(entryId))
        ids.set(entryId, competitorId)
  }
  return {
    ...revision,
    entries: revision.entries.map((entry) => {
      const competitorId = ids.get(entry.entryId)
      return competitorId ? { ...entry, competitorId } : entry
    }),
  }
}
