import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { quotasOf } from '#core/tools/pro-tools/quotas-of.ts'
import { assertSchema } from '#core/tools/tool-projects/assert-data.ts'
import { inflatedData } from '#core/tools/tool-projects/deflated-data.ts'
import { namedVersion } from '#core/tools/tool-projects/named-version.ts'
import { projectBodies } from '#core/tools/tool-projects/project-bodies.ts'
import { versionNotFound, versionQuota } from '#core/tools/tool-projects/project-refusal.ts'
import { projectVersions } from '#core/tools/tool-projects/project-versions.ts'
import { readBody } from '#core/tools/tool-projects/read-body.ts'
import { shownProject } from '#core/tools/tool-projects/shown-project.ts'
import { type StoredProject, toolProjects } from '#core/tools/tool-projects/tool-projects.ts'
import { whileCurrent } from '#core/tools/tool-projects/while-current.ts'
import { restoreProjectVersion as contract } from '#shared/tools/tool-projects/contract.ts'

async function restoreProjectVersion({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { projectId, number } = params
  const { version: revision } = body
  const { userId, user } = actor
  const { versions: most } = await quotasOf(user)
  return whileCurrent({ userId, id: projectId, version: revision }, async (before) => {
    const [wanted, kept, last, { deflated }] = await Promise.all([
      projectVersions.get({ projectId, number }, { consistent: true }),
      projectBodies.get({ projectId, number }, { consistent: true }),
      projectBodies.get({ projectId, number: before.lastNumber }, { consistent: true }),
      readBody(before),
    ])
    if (!wanted || !kept) throw versionNotFound()
    // What a member once kept comes back whatever the membership allows now: only adding stops.
    assertSchema(before.kind, inflatedData(kept.deflated), () => 'params.number')
    // A state that the last version already holds is not kept a second time.
    const saves = !(last && Buffer.from(last.deflated).equals(deflated))
    // The present state may be one version more than there is room for: going back must not cost another version.
    if (saves && before.versions > most) throw versionQuota(before.versions, most)
    const as = { name: `Before version ${number} was restored`, note: '' }
    const { writes } = namedVersion({ project: before, deflated, as }, now)
    const { version } = before
    const more = saves ? 1 : 0
    const project: StoredProject = {
      ...before,
      name: wanted.projectName,
      summary: wanted.summary,
      nodes: wanted.nodes,
      cables: wanted.cables,
      versions: before.versions + more,
      lastNumber: before.lastNumber + more,
      updatedAt: now,
      revision: revision + 1,
      version: version + 1,
    }
    const answer = shownProject(project)
    await commit(
      toolProjects.put(project, { version }),
      projectBodies.put(
        { projectId, userId: user.id, deflated: kept.deflated, version: revision + 1 },
        { version: revision },
      ),
      ...(saves ? writes : []),
      ...remember(answer),
    )
    return answer
  })
}

export const handler = endpoint(contract, restoreProjectVersion)
