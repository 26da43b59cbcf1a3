import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { BlockedTerm } from '#shared/content/search/contract.ts'
import { blockedTermLists, blockedTerms } from './blocked-terms.ts'

type Change = {
  by: { userId: string; adminId?: string | undefined }
  /** Said in the activity log: "Blocked the search term amp". */
  description: string
  /** The terms after the change; the same list where there is nothing to change. */
  change: (terms: readonly BlockedTerm[]) => readonly BlockedTerm[]
  remember: (answer: { items: BlockedTerm[] }) => Write[]
}

/** One administrator changes what is blocked; two simultaneous changes are both kept. */
export const changeBlockedTerms = (
  { by, description, change, remember }: Change,
  now: string,
): Promise<{ items: BlockedTerm[] }> =>
  untilUnchanged(async () => {
    const { terms: before, version } = await blockedTerms({ consistent: true })
    const terms = [...change(before)]
    const answer = { items: terms }
    if (terms.length === before.length) return answer
    await commit(
      blockedTermLists.put({ terms, version: version + 1 }, version > 0 ? { version } : { absent: true }),
      recordActivity({ by, type: 'settings_update', description }, now),
      ...remember(answer),
    )
    return answer
  })
