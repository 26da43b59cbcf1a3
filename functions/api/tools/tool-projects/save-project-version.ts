import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { quotasOf } from '#core/tools/pro-tools/quotas-of.ts'
import { namedVersion } from '#core/tools/tool-projects/named-version.ts'
import { versionQuota } from '#core/tools/tool-projects/project-refusal.ts'
import { readBody } from '#core/tools/tool-projects/read-body.ts'
import { toolProjects } from '#core/tools/tool-projects/tool-projects.ts'
import { whileCurrent } from '#core/tools/tool-projects/while-current.ts'
import { saveProjectVersion as contract } from '#shared/tools/tool-projects/contract.ts'

async function saveProjectVersion({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { version: revision, ...as } = body
  const { versions: most } = await quotasOf(actor.user)
  const asRead = { userId: actor.userId, id: params.projectId, version: revision }
  return whileCurrent(asRead, async (project) => {
    const { version, versions, lastNumber } = project
    if (versions >= most) throw versionQuota(versions, most)
    const { deflated } = await readBody(project)
    const { shown, writes } = namedVersion({ project, deflated, as }, now)
    await commit(
      toolProjects.put(
        { ...project, versions: versions + 1, lastNumber: lastNumber + 1, version: version + 1 },
        { version },
      ),
      ...writes,
      ...remember(shown),
    )
    return shown
  })
}

export const handler = endpoint(contract, saveProjectVersion)
