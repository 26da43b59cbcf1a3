import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Expectation } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { rulebooks } from './rulebooks.ts'

type Change = {
  by: { userId: string; adminId?: string | undefined }
  rulebook: Rulebook
  expect: Expectation
  verb: string
  remember: (rulebook: Rulebook) => Write[]
}

/** Writes a version as it is now, if it still is what was read, with a line in the log. */
export async function saveRulebook(change: Change, now: string): Promise<Rulebook> {
  const { by, rulebook, expect, verb, remember } = change
  const { title, versionNo, status } = rulebook
  await commit(
    rulebooks.put(rulebook, expect),
    recordActivity(
      {
        by,
        type: 'rulebook_update',
        description: `${verb} version ${versionNo} of the rulebook ${title}`,
        metadata: { rulebookId: rulebook.id, versionNo: String(versionNo), status },
      },
      now,
    ),
    ...remember(rulebook),
  )
  return rulebook
}
