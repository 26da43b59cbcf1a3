import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { findProject } from '#core/tools/tool-projects/find-project.ts'
import { readBody } from '#core/tools/tool-projects/read-body.ts'
import { shownProject } from '#core/tools/tool-projects/shown-project.ts'
import { getProject as contract } from '#shared/tools/tool-projects/contract.ts'

function getProject({ actor, params }: ApiRequest<typeof contract>) {
  return untilUnchanged(async () => {
    const project = await findProject(actor.userId, params.projectId)
    const { data } = await readBody(project)
    return { ...shownProject(project), data }
  })
}

export const handler = endpoint(contract, getProject)
