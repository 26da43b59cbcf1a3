import { users } from '#core/platform/users/users.ts'
import type { Organization, OrganizationRole } from '#shared/organizations/organizations/organization.ts'
import type { Client } from '#test/support/client.ts'
import { newEmail } from '#test/support/new-member.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { organizationFields, putOrganization, putOrganizationInvite } from '#test/support/organizations.ts'
import { userIdOf } from '#test/support/records.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const unknown = unknownId('org')
const code = 'organization_not_found'

/** Someone whom no other test knows. */
const someone = async () => {
  const person = aPerson({ isPublicProfile: true })
  await putPeople([person])
  return person
}

type People = Parameters<typeof putOrganization>[0]
type Status = Organization['status']

const organizationOf = async (ownerId: string, status: Status = 'active', others: People = []) =>
  (await putOrganization([[ownerId, 'owner'], ...others], { status })).id

/** An organization of the caller in a status. */
const own = async (caller: Client | undefined, status?: Status) => ({
  organizationId: caller ? await organizationOf(userIdOf(caller), status) : unknown,
})
/** One of someone else, which anyone may look at unless it is in another status. */
const foreignOf = async (userId: string, status?: Status) => ({
  organizationId: await organizationOf(userId, status),
})
const any = async (caller: Client | undefined, status?: Status) =>
  caller ? foreignOf((await someone()).id, status) : { organizationId: unknown }

/** With a person in it whom its owner manages. */
const withPerson = async (ownerId: string | undefined, role: OrganizationRole = 'editor') => {
  if (!ownerId) return { organizationId: unknown, memberId: unknownAccount }
  const { id: memberId } = await someone()
  return { organizationId: await organizationOf(ownerId, 'active', [[memberId, role]]), memberId }
}

const withInvite = async (ownerId: string | undefined) => {
  if (!ownerId) return { organizationId: unknown, inviteId: unknownAccount }
  const organizationId = await organizationOf(ownerId)
  const { inviteId } = await putOrganizationInvite(organizationId, { email: newEmail(), by: ownerId })
  return { organizationId, inviteId }
}

const invited = async (userId: string) => {
  const { id: by } = await someone()
  const organizationId = await organizationOf(by)
  const { email = newEmail() } = (await users.get({ id: userId }, { consistent: true })) ?? {}
  await putOrganizationInvite(organizationId, { email, by })
  return { organizationId }
}

const idOf = (caller?: Client) => (caller ? userIdOf(caller) : undefined)
const edited = () => ({ ...organizationFields(), version: 1 })
const decided = { reason: 'A sample.', version: 1 }
const seen = { version: 1 }

export const fixture = {
  listOrganizations: () => ({ query: { state: 'AZ', type: 'club' } }),
  getOrganization: async (caller) => ({ params: await any(caller) }),
  getOwnOrganization: {
    sample: async (caller) => ({ params: await any(caller) }),
    foreign: async ({ id }) => ({ input: { params: await foreignOf(id, 'draft') }, code }),
  },
  listMyOrganizations: () => ({}),
  createOrganization: { sample: () => ({ body: organizationFields() }), caller: 'new' },
  updateOrganization: {
    sample: async (caller) => ({ params: await own(caller), body: edited() }),
    caller: 'shared',
    foreign: async ({ id }) => ({ input: { params: await foreignOf(id), body: edited() }, code }),
  },
  submitOrganization: {
    sample: async (caller) => ({ params: await own(caller, 'draft'), body: seen }),
    caller: 'new',
    // A business that waits for its approval drafts, and no more.
    idle: (standing) => (standing?.approved === false ? [403, 'account_pending'] : undefined),
    foreign: async ({ id }) => ({ input: { params: await foreignOf(id, 'draft'), body: seen }, code }),
  },
  withdrawOrganization: {
    sample: async (caller) => ({ params: await own(caller, 'pending'), body: seen }),
    caller: 'shared',
    foreign: async ({ id }) => ({ input: { params: await foreignOf(id, 'pending'), body: seen }, code }),
  },
  archiveOrganization: {
    sample: async (caller) => ({ params: await own(caller), body: seen }),
    caller: 'shared',
    foreign: async ({ id }) => ({ input: { params: await foreignOf(id), body: seen }, code }),
  },
  deleteOrganization: {
    sample: async (caller) => ({ params: await own(caller, 'draft') }),
    caller: 'shared',
    foreign: async ({ id }) => ({ input: { params: await foreignOf(id, 'draft') }, code }),
  },
  listOrganizationPeople: {
    sample: async (caller) => ({ params: await own(caller) }),
    caller: 'shared',
    foreign: async ({ id }) => ({ input: { params: await foreignOf(id) }, code }),
  },
  inviteToOrganization: {
    sample: async (caller) => ({
      params: await own(caller),
      body: { email: newEmail(), role: 'manager' },
    }),
    caller: 'shared',
    foreign: async ({ id }) => ({
      input: { params: await foreignOf(id), body: { email: newEmail(), role: 'manager' } },
      code,
    }),
  },
  withdrawOrganizationInvite: {
    sample: async (caller) => ({ params: await withInvite(idOf(caller)) }),
    caller: 'shared',
    foreign: async ({ id }) => ({ input: { params: await withInvite(id) }, code }),
  },
  answerOrganizationInvite: {
    sample: async (caller) => ({
      params: caller ? await invited(userIdOf(caller)) : { organizationId: unknown },
      body: { accepts: true },
    }),
    caller: 'new',
    foreign: async ({ id }) => ({
      input: { params: await invited(id), body: { accepts: true } },
      code: 'invitation_not_found',
    }),
  },
  changeOrganizationRole: {
    sample: async (caller) => ({ params: await withPerson(idOf(caller)), body: { role: 'manager' } }),
    caller: 'shared',
    foreign: async ({ id }) => ({
      input: { params: await withPerson(id), body: { role: 'manager' } },
      code,
    }),
  },
  removeFromOrganization: {
    sample: async (caller) => ({ params: await withPerson(idOf(caller)) }),
    caller: 'shared',
    foreign: async ({ id }) => ({ input: { params: await withPerson(id) }, code }),
  },
  leaveOrganization: {
    sample: async (caller) => ({
      params: {
        organizationId: caller
          ? await organizationOf((await someone()).id, 'active', [[userIdOf(caller), 'editor']])
          : unknown,
      },
    }),
    caller: 'shared',
    foreign: async ({ id }) => ({ input: { params: await foreignOf(id) }, code }),
  },
  listAllOrganizations: () => ({ query: { status: 'active', owned: 'no' } }),
  getOrganizationAsAdmin: async (caller) => ({ params: await any(caller, 'draft') }),
  createOrganizationAsAdmin: async (caller) => ({
    body: { ...organizationFields(), ownerId: caller ? (await someone()).id : unknownAccount },
  }),
  updateOrganizationAsAdmin: async (caller) => ({
    params: await any(caller),
    body: { ...edited(), reason: 'A sample.' },
  }),
  decideOrganization: async (caller) => ({
    params: await any(caller, 'pending'),
    body: { ...decided, approves: true },
  }),
  suspendOrganization: async (caller) => ({ params: await any(caller), body: decided }),
  reactivateOrganization: async (caller) => ({ params: await any(caller, 'suspended'), body: decided }),
  archiveOrganizationAsAdmin: async (caller) => ({ params: await any(caller), body: decided }),
  setOrganizationOwner: async (caller) => ({
    params: await any(caller),
    body: { ...decided, ownerId: caller ? (await someone()).id : unknownAccount },
  }),
} satisfies NounFixture<'organizations'>
