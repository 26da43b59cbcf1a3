import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { quotasOf } from '#core/tools/pro-tools/quotas-of.ts'
import { assertData } from '#core/tools/tool-projects/assert-data.ts'
import { deflatedData } from '#core/tools/tool-projects/deflated-data.ts'
import { projectBodies } from '#core/tools/tool-projects/project-bodies.ts'
import { readBody } from '#core/tools/tool-projects/read-body.ts'
import { shownProject } from '#core/tools/tool-projects/shown-project.ts'
import { type StoredProject, toolProjects } from '#core/tools/tool-projects/tool-projects.ts'
import { whileCurrent } from '#core/tools/tool-projects/while-current.ts'
import { updateProject as contract } from '#shared/tools/tool-projects/contract.ts'
import { partsOf } from '#shared/tools/tool-projects/data-problem.ts'

async function updateProject({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { version: revision, data, ...fields } = body
  const { userId, user } = actor
  const { projectId } = params
  const quotas = await quotasOf(user)
  return whileCurrent({ userId, id: projectId, version: revision }, async (before) => {
    const { kind, version, summary: _summary, driverIds: _driverIds, ...kept } = before
    const saved = async () => (await readBody(before)).data
    await assertData({ user, kind, data, quotas, before: { ...before, saved } })
    const project: StoredProject = {
      ...kept,
      ...fields,
      kind,
      ...(kind === 'diagram' && partsOf(data)),
      updatedAt: now,
      revision: revision + 1,
      version: version + 1,
    }
    const answer = shownProject(project)
    await commit(
      toolProjects.put(project, { version }),
      projectBodies.put(
        { projectId, userId: user.id, deflated: deflatedData(data), version: revision + 1 },
        { version: revision },
      ),
      ...remember(answer),
    )
    return answer
  })
}

export const handler = endpoint(contract, updateProject)
