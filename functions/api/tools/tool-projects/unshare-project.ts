import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { countOneLess } from '#core/tools/pro-tools/tool-counts.ts'
import { findProject } from '#core/tools/tool-projects/find-project.ts'
import { endShare } from '#core/tools/tool-projects/project-shares.ts'
import { toolProjects } from '#core/tools/tool-projects/tool-projects.ts'
import { unshareProject as contract } from '#shared/tools/tool-projects/share-contract.ts'

function unshareProject({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  return untilUnchanged(
    async () => {
      const project = await findProject(userId, params.projectId)
      const { sharedAt, version, ...kept } = project
      if (!sharedAt) return
      await commit(
        toolProjects.put({ ...kept, version: version + 1 }, { version }),
        endShare(project),
        countOneLess(userId, 'shares'),
        recordActivity(
          { by: actor, type: 'project_share', description: `Ended the link to the project ${project.name}` },
          now,
        ),
        ...remember(undefined),
      )
    },
    { crowd: true },
  )
}

export const handler = endpoint(contract, unshareProject)
