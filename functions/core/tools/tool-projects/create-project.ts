import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { quotasOf } from '#core/tools/pro-tools/quotas-of.ts'
import { countMore, toolCounts } from '#core/tools/pro-tools/tool-counts.ts'
import { countUse } from '#core/tools/pro-tools/tool-use.ts'
import type { Project } from '#shared/tools/tool-projects/tool-project.ts'
import { assertData, type DataPlace } from './assert-data.ts'
import { countedAs } from './counted-as.ts'
import { type GivenProject, newProject } from './new-project.ts'
import { projectQuota } from './project-refusal.ts'
import { shownProject } from './shown-project.ts'

type Creating = {
  user: StoredUser
  given: GivenProject
  /** Where the caller sent what the tool saved. */
  place?: DataPlace
  remember: (answer: Project) => Write[]
}

/** Saves a project of a member who has room for it. */
export async function createProject(
  { user, given, place, remember }: Creating,
  now: string,
): Promise<Project> {
  const { kind, data } = given
  const quotas = await quotasOf(user)
  await assertData({ user, kind, data, quotas, place })
  const { project, writes } = newProject(user.id, given, now)
  const answer = shownProject(project)
  const counted = countedAs(kind)
  const most = quotas[counted]
  await untilUnchanged(
    async () => {
      const counts = await toolCounts.get({ userId: user.id }, { consistent: true })
      const full = () => projectQuota(counted, Math.max(counts?.[counted] ?? 0, most), most)
      await commit(
        countMore(user.id, counted, 1, most, full),
        ...writes,
        ...countUse(given, now),
        ...remember(answer),
      )
    },
    // All projects of a member are counted in one item.
    { crowd: true },
  )
  return answer
}
