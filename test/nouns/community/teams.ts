import { commit } from '#core/platform/db/commit.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import type { Client } from '#test/support/client.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putOrganization } from '#test/support/put-organization.ts'
import { userIdOf } from '#test/support/records.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { freeFromTeams, putInvite, putTeam, teamFields, teamName } from '#test/support/teams.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const unknown = unknownId('tea')

/** Someone whom no other test knows. */
const someone = async () => {
  const person = aPerson({ isPublicProfile: true })
  await putPeople([person])
  return person
}

const someonesEmail = async () => {
  const { id: userId, email } = await someone()
  await commit(emailClaims.put({ email, userId, version: 1 }, { absent: true }))
  return email
}

const teamOf = async (ownerId: string, members: Parameters<typeof putTeam>[2] = []) =>
  (await putTeam(ownerId, {}, members)).id

/** The team of someone else, which anyone may look at. */
const anyTeam = async (caller?: Client) => ({
  params: { teamId: caller ? await teamOf((await someone()).id) : unknown },
})
/** The team of the caller. */
const ownTeam = async (caller?: Client) => ({
  params: { teamId: caller ? await teamOf(userIdOf(caller)) : unknown },
})
/** With a member in it whom its owner manages. */
const withMember = async (ownerId: string | undefined) => {
  if (!ownerId) return { teamId: unknown, memberId: unknownAccount }
  const { id: memberId } = await someone()
  return { teamId: await teamOf(ownerId, [[memberId, 'member']]), memberId }
}
const withRequest = async (ownerId: string | undefined) => {
  if (!ownerId) return { teamId: unknown, memberId: unknownAccount }
  const { id: memberId } = await someone()
  const team = await putTeam(ownerId)
  await putInvite(team, memberId, { kind: 'request' })
  return { teamId: team.id, memberId }
}
const invited = async (userId: string) => {
  await freeFromTeams(userId)
  const team = await putTeam((await someone()).id)
  await putInvite(team, userId)
  return { teamId: team.id }
}
const idOf = (caller?: Client) => (caller ? userIdOf(caller) : undefined)

const foreignTeam = async ({ id }: { id: string }) => ({ params: { teamId: await teamOf(id) } })
const foreign = async (owner: { id: string }) => ({
  input: await foreignTeam(owner),
  code: 'team_not_found',
})
const nowhere = { params: { teamId: unknown } }

export const fixture = {
  listTeams: () => ({ query: { state: 'AZ', joinable: 'yes' } }),
  listMyTeams: () => ({}),
  getTeam: anyTeam,
  // Every team is public: only a team that is not there is not found.
  getOwnTeam: { sample: anyTeam, foreign: async () => ({ input: nowhere, code: 'team_not_found' }) },
  createTeam: {
    sample: async (caller) => {
      if (caller) await freeFromTeams(userIdOf(caller))
      return { body: teamFields() }
    },
    caller: 'new',
  },
  updateTeam: {
    sample: async (caller) => ({ ...(await ownTeam(caller)), body: { ...teamFields(), version: 1 } }),
    caller: 'new',
    foreign: async (owner) => ({
      input: { ...(await foreignTeam(owner)), body: { ...teamFields(), version: 1 } },
      code: 'team_not_found',
    }),
  },
  setTeamOrganization: {
    sample: async (caller) => ({
      ...(await ownTeam(caller)),
      body: {
        ...(caller && { organizationId: (await putOrganization([[userIdOf(caller), 'manager']])).id }),
        version: 1,
      },
    }),
    caller: 'new',
    foreign: async (owner) => ({
      input: { ...(await foreignTeam(owner)), body: { version: 1 } },
      code: 'team_not_found',
    }),
  },
  listOrganizationTeams: async (caller) => ({
    params: { organizationId: caller ? (await putOrganization()).id : unknownId('org') },
  }),
  archiveTeam: { sample: ownTeam, caller: 'new', foreign },
  listTeamPeople: { sample: ownTeam, caller: 'new', foreign },
  inviteToTeam: {
    sample: async (caller) => ({
      ...(await ownTeam(caller)),
      body: { email: caller ? await someonesEmail() : 'no-one@x.test' },
    }),
    caller: 'new',
    foreign: async (owner) => ({
      input: { ...(await foreignTeam(owner)), body: { email: 'no-one@x.test' } },
      code: 'team_not_found',
    }),
  },
  answerTeamInvite: {
    sample: async (caller) => ({
      params: caller ? await invited(userIdOf(caller)) : { teamId: unknown },
      body: { accepts: true },
    }),
    caller: 'new',
    foreign: async ({ id }) => ({
      input: { params: await invited(id), body: { accepts: true } },
      code: 'invitation_not_found',
    }),
  },
  requestToJoin: {
    sample: async (caller) => {
      if (caller) await freeFromTeams(userIdOf(caller))
      return { ...(await anyTeam(caller)), body: {} }
    },
    caller: 'new',
    foreign: async () => ({ input: { ...nowhere, body: {} }, code: 'team_not_found' }),
  },
  answerJoinRequest: {
    sample: async (caller) => ({ params: await withRequest(idOf(caller)), body: { accepts: true } }),
    caller: 'new',
    foreign: async ({ id }) => ({
      input: { params: await withRequest(id), body: { accepts: true } },
      code: 'team_not_found',
    }),
  },
  changeTeamRole: {
    sample: async (caller) => ({ params: await withMember(idOf(caller)), body: { role: 'moderator' } }),
    caller: 'new',
    foreign: async ({ id }) => ({
      input: { params: await withMember(id), body: { role: 'moderator' } },
      code: 'team_not_found',
    }),
  },
  removeTeamMember: {
    sample: async (caller) => ({ params: await withMember(idOf(caller)) }),
    caller: 'new',
    foreign: async ({ id }) => ({ input: { params: await withMember(id) }, code: 'team_not_found' }),
  },
  leaveTeam: {
    sample: async (caller) => ({
      params: {
        teamId: caller ? await teamOf((await someone()).id, [[userIdOf(caller), 'member']]) : unknown,
      },
    }),
    caller: 'new',
    foreign,
  },
  handOverTeam: {
    sample: async (caller) => {
      const { teamId, memberId } = await withMember(idOf(caller))
      return { params: { teamId }, body: { memberId } }
    },
    caller: 'new',
    foreign: async ({ id }) => {
      const { teamId, memberId } = await withMember(id)
      return { input: { params: { teamId }, body: { memberId } }, code: 'team_not_found' }
    },
  },
  listAllTeams: () => ({ query: { status: 'active' } }),
  updateTeamAsAdmin: async (caller) => {
    if (!caller) return { params: { teamId: unknown }, body: { ...edited(), ownerId: unknownAccount } }
    const { id: ownerId } = await someone()
    return { params: { teamId: await teamOf(ownerId) }, body: { ...edited(), ownerId } }
  },
} satisfies NounFixture<'teams'>

const edited = () => ({
  name: teamName(),
  tag: 'SMP',
  archived: false,
  reason: 'A sample.',
  version: 1,
})
