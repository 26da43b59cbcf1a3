import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { findProject } from '#core/tools/tool-projects/find-project.ts'
import { projectPartition } from '#core/tools/tool-projects/project-partition.ts'
import { projectVersions, versionPrefix } from '#core/tools/tool-projects/project-versions.ts'
import { listProjectVersions as contract } from '#shared/tools/tool-projects/contract.ts'

async function listProjectVersions({ actor, params, query }: ApiRequest<typeof contract>) {
  const { limit, cursor } = query
  const { id } = await findProject(actor.userId, params.projectId)
  return projectVersions.list({
    pk: projectPartition(id),
    prefix: versionPrefix,
    newestFirst: true,
    limit,
    cursor,
    consistent: true,
  })
}

export const handler = endpoint(contract, listProjectVersions)
