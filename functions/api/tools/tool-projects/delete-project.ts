import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { countOneLess } from '#core/tools/pro-tools/tool-counts.ts'
import { countedAs } from '#core/tools/tool-projects/counted-as.ts'
import { deleteVersions } from '#core/tools/tool-projects/delete-versions.ts'
import { projectBodies } from '#core/tools/tool-projects/project-bodies.ts'
import { projectNotFound } from '#core/tools/tool-projects/project-refusal.ts'
import { endShare } from '#core/tools/tool-projects/project-shares.ts'
import { toolProjects } from '#core/tools/tool-projects/tool-projects.ts'
import { deleteProject as contract } from '#shared/tools/tool-projects/contract.ts'

function deleteProject({ actor, params: { projectId }, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  return untilUnchanged(async () => {
    const found = await toolProjects.get({ userId, id: projectId }, { consistent: true })
    // Read last: what another call deletes meanwhile is not that of someone else.
    const body = await projectBodies.get({ projectId }, { consistent: true })
    if (!found && body) throw projectNotFound()
    if (!found || !body) return
    const project = await deleteVersions(found)
    await commit(
      toolProjects.delete(project),
      projectBodies.delete(body),
      ...(project.sharedAt ? [endShare(project)] : []),
      countOneLess(userId, countedAs(project.kind), ...(project.sharedAt ? (['shares'] as const) : [])),
      ...remember(undefined),
    )
  })
}

export const handler = endpoint(contract, deleteProject)
