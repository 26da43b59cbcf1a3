import { newHandle } from '#core/platform/handles/handle.ts'
import { shareProject } from '#shared/tools/tool-projects/share-contract.ts'
import type { Client } from '#test/support/client.ts'
import { feedMember } from '#test/support/feed-member.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { boxData, projectFields, putProject, putVersion } from '#test/support/tool-projects.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const code = 'project_not_found'

const named = async (ownerId: string | undefined) => ({
  params: { projectId: ownerId ? (await putProject(ownerId)).id : unknownId('prj') },
})
async function versioned(ownerId: string | undefined) {
  if (!ownerId) return { params: { projectId: unknownId('prj'), number: 1 } }
  const project = await putProject(ownerId)
  await putVersion(ownerId, project)
  return { params: { projectId: project.id, number: 1 } }
}
const idOf = (caller?: Client) => (caller ? userIdOf(caller) : undefined)
/** The token of a link to a project of someone. */
async function tokenFor(caller: Client | undefined): Promise<string> {
  if (!caller) return newHandle(unknownId('prj')).handle
  const { client, userId } = await feedMember(sharedCloud().url)
  return (await client.call(shareProject, { params: { projectId: (await putProject(userId)).id } })).body
    .token
}
const changed = { name: 'Daily 12 again', data: boxData, version: 1 }
const fresh = { version: 1 }

export const fixture = {
  listProjects: () => ({ query: { kind: 'box', limit: 5 } }),
  // Demo accounts have no room left.
  createProject: { sample: () => ({ body: projectFields() }), caller: 'new' },
  getProject: {
    sample: (caller) => named(idOf(caller)),
    foreign: async (owner) => ({ input: await named(owner.id), code }),
  },
  updateProject: {
    sample: async (caller) => ({ ...(await named(idOf(caller))), body: changed }),
    foreign: async (owner) => ({ input: { ...(await named(owner.id)), body: changed }, code }),
  },
  deleteProject: {
    sample: (caller) => named(idOf(caller)),
    foreign: async (owner) => ({ input: await named(owner.id), code }),
  },
  listProjectVersions: {
    sample: (caller) => named(idOf(caller)),
    foreign: async (owner) => ({ input: await named(owner.id), code }),
  },
  saveProjectVersion: {
    sample: async (caller) => ({
      ...(await named(idOf(caller))),
      body: { name: 'First', note: '', ...fresh },
    }),
    foreign: async (owner) => ({
      input: { ...(await named(owner.id)), body: { name: 'First', note: '', ...fresh } },
      code,
    }),
  },
  restoreProjectVersion: {
    sample: async (caller) => ({ ...(await versioned(idOf(caller))), body: fresh }),
    foreign: async (owner) => ({ input: { ...(await versioned(owner.id)), body: fresh }, code }),
  },
  deleteProjectVersion: {
    sample: (caller) => versioned(idOf(caller)),
    foreign: async (owner) => ({ input: await versioned(owner.id), code }),
  },
  // Demo accounts share what they may already.
  shareProject: {
    sample: (caller) => named(idOf(caller)),
    caller: 'new',
    foreign: async (owner) => ({ input: await named(owner.id), code }),
  },
  unshareProject: {
    sample: (caller) => named(idOf(caller)),
    foreign: async (owner) => ({ input: await named(owner.id), code }),
  },
  openShare: async (caller) => ({ body: { token: await tokenFor(caller) } }),
  copyShare: { sample: async (caller) => ({ body: { token: await tokenFor(caller) } }), caller: 'new' },
} satisfies NounFixture<'toolProjects'>
