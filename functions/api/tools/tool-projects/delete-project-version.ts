import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { withoutVersion } from '#core/tools/tool-projects/delete-versions.ts'
import { findProject } from '#core/tools/tool-projects/find-project.ts'
import { projectVersions } from '#core/tools/tool-projects/project-versions.ts'
import { toolProjects } from '#core/tools/tool-projects/tool-projects.ts'
import { deleteProjectVersion as contract } from '#shared/tools/tool-projects/contract.ts'

function deleteProjectVersion({ actor, params, remember }: ApiRequest<typeof contract>) {
  const { projectId, number } = params
  return untilUnchanged(async () => {
    const project = await findProject(actor.userId, projectId)
    const kept = await projectVersions.get({ projectId, number }, { consistent: true })
    if (!kept) return
    const { version, versions, userId } = project
    await commit(
      toolProjects.put({ ...project, versions: versions - 1, version: version + 1 }, { version }),
      ...withoutVersion(userId, kept),
      ...remember(undefined),
    )
  })
}

export const handler = endpoint(contract, deleteProjectVersion)
