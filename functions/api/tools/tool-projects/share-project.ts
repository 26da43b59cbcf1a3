import { env } from '#core/env.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { newHandle } from '#core/platform/handles/handle.ts'
import { assertCalculator } from '#core/tools/pro-tools/assert-calculator.ts'
import { quotasOf } from '#core/tools/pro-tools/quotas-of.ts'
import { countMore, toolCounts } from '#core/tools/pro-tools/tool-counts.ts'
import { findProject } from '#core/tools/tool-projects/find-project.ts'
import { shareQuota } from '#core/tools/tool-projects/project-refusal.ts'
import { projectShares } from '#core/tools/tool-projects/project-shares.ts'
import { toolProjects } from '#core/tools/tool-projects/tool-projects.ts'
import { toolPaths } from '#shared/tools/tool-projects/project-path.ts'
import { shareProject as contract } from '#shared/tools/tool-projects/share-contract.ts'

async function shareProject({ actor, params, now }: ApiRequest<typeof contract>) {
  const { userId, user } = actor
  const { projectId } = params
  const { shares: most } = await quotasOf(user)
  const { handle: token, secretHash } = newHandle(projectId)
  return untilUnchanged(
    async () => {
      const project = await findProject(userId, projectId)
      if (project.kind === 'spl') await assertCalculator(user)
      const counts = await toolCounts.get({ userId }, { consistent: true })
      const full = () => shareQuota(Math.max(counts?.shares ?? 0, most), most)
      const { version, kind, name } = project
      await commit(
        toolProjects.put({ ...project, sharedAt: now, version: version + 1 }, { version }),
        // In the place of the one before, whose link then stops working.
        projectShares.derive({ projectId, userId: user.id, secretHash, version: 1 }),
        ...(project.sharedAt ? [] : [countMore(userId, 'shares', 1, most, full)]),
        recordActivity(
          { by: actor, type: 'project_share', description: `Made a link to the project ${name}` },
          now,
        ),
      )
      const url = new URL(`${toolPaths[kind]}#shared=${token}`, env('SITE_URL')).href
      return { url, token, sharedAt: now }
    },
    { crowd: true },
  )
}

export const handler = endpoint(contract, shareProject)
