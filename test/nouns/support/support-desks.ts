import { commit } from '#core/platform/db/commit.ts'
import { cannedReplies, replyShortcuts } from '#core/support/support-desks/desks.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import { newId } from '#shared/ids.ts'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import type { CannedReplyId } from '#shared/support/support-desks/canned-reply.ts'
import { initialSettings } from '#shared/support/support-desks/initial-settings.ts'
import { type DeskId, platformDesk } from '#shared/support/support-requests/named-request.ts'
import type { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putOrganization } from '#test/support/organizations.ts'
import { userIdOf } from '#test/support/records.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()
const unknown = unknownId('org') as OrganizationId
const unknownReply = unknownId('tcr') as CannedReplyId
const code = 'desk_not_found'

const deskOf = async (ownerId: string) => ({
  organizationId: (await putOrganization([[ownerId, 'owner']])).id,
})
const own = async (caller?: Client) => (caller ? deskOf(userIdOf(caller)) : { organizationId: unknown })

const someShortcut = () => `s-${crypto.randomUUID().slice(0, 12)}`
const reply = () => ({ title: 'Where to find it', shortcut: someShortcut(), text: 'Hi {{firstName}}.' })

async function putReply(deskId: DeskId): Promise<CannedReplyId> {
  const now = new Date().toISOString()
  const id = newId('tcr', now) as CannedReplyId
  const fields = reply()
  await commit(
    cannedReplies.put({ id, deskId, ...fields, updatedAt: now, version: 1 }, { absent: true }),
    replyShortcuts.put({ deskId, shortcut: fields.shortcut, replyId: id, version: 1 }, { absent: true }),
  )
  return id
}

const withReply = async (ownerId: string) => {
  const params = await deskOf(ownerId)
  return { ...params, replyId: await putReply(params.organizationId) }
}

/** The settings of the platform as they are: what others set is sent again, so that it stays. */
async function sameSettings(deskId: DeskId) {
  const { deskId: _, updatedAt: __, ...fields } = await readDeskSettings(deskId)
  return fields
}
const unsaved = () => {
  const { deskId: _, ...fields } = initialSettings(unknown)
  return fields
}

/** Someone who could have a desk. */
const organizer = () => demoClient(url, 'organizer')
const foreign = async ({ id }: { id: string }) => ({
  caller: await organizer(),
  input: { params: await deskOf(id) },
  code,
})

const reads = {
  sample: async (caller?: Client) => ({ params: await own(caller) }),
  caller: 'shared' as const,
  foreign,
}

const manufacturer = async () => {
  const person = aPerson({ membershipType: 'manufacturer' })
  await putPeople([person])
  return person.id
}

export const fixture = {
  getSupportInfo: () => ({}),
  getSupportDesk: {
    sample: () => ({ params: { deskId: platformDesk } }),
    foreign: async () => ({ input: { params: { deskId: unknownId('org') } }, code }),
  },
  getMyContact: () => ({}),
  listOwnDesks: () => ({}),
  listDeskAgents: reads,
  listDeskReplies: reads,
  saveDeskReply: {
    ...reads,
    sample: async (caller) => ({ params: await own(caller), body: reply() }),
    foreign: async ({ id }) => ({
      caller: await organizer(),
      input: { params: await deskOf(id), body: reply() },
      code,
    }),
  },
  deleteDeskReply: {
    caller: 'shared',
    sample: async (caller) => ({
      params: caller ? await withReply(userIdOf(caller)) : { organizationId: unknown, replyId: unknownReply },
    }),
    foreign: async ({ id }) => ({
      caller: await organizer(),
      input: { params: await withReply(id) },
      code,
    }),
  },
  getOwnDeskSettings: reads,
  updateOwnDeskSettings: {
    caller: 'shared',
    sample: async (caller) => ({ params: await own(caller), body: unsaved() }),
    foreign: async ({ id }) => ({
      caller: await organizer(),
      input: { params: await deskOf(id), body: unsaved() },
      code,
    }),
  },
  getDeskReport: {
    caller: 'shared',
    sample: async (caller) => ({ params: await own(caller), query: { days: 7 } }),
    foreign: async ({ id }) => ({
      caller: await organizer(),
      input: { params: await deskOf(id), query: {} },
      code,
    }),
  },
  listSupportDesks: () => ({ query: {} }),
  listSupportAgents: () => ({ query: {} }),
  listSupportReplies: () => ({}),
  saveSupportReply: () => ({ body: reply() }),
  deleteSupportReply: async (caller) => ({
    params: { replyId: caller ? await putReply(platformDesk) : unknownReply },
  }),
  getSupportSettings: () => ({}),
  updateSupportSettings: async (caller) => ({
    body: caller ? await sameSettings(platformDesk) : unsaved(),
  }),
  getSupportReport: () => ({ query: { days: 30 } }),
  setDedicatedContact: async (caller) => ({
    params: { memberId: caller ? await manufacturer() : unknownAccount },
    body: { agentId: caller ? userIdOf(caller) : null },
  }),
} satisfies NounFixture<'supportDesks'>
