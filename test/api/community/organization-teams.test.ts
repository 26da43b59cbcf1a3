import { expect, test } from 'vitest'
import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { commit } from '#core/platform/db/commit.ts'
import {
  archiveTeam,
  getOwnTeam,
  getTeam,
  listOrganizationTeams,
  setTeamOrganization,
  updateTeam,
} from '#shared/community/teams/contract.ts'
import {
  answerJoinRequest,
  changeTeamRole,
  handOverTeam,
  inviteToTeam,
  listTeamPeople,
  removeTeamMember,
  requestToJoin,
} from '#shared/community/teams/members-contract.ts'
import type { Team } from '#shared/community/teams/team.ts'
import type { Organization, OrganizationRole } from '#shared/organizations/organizations/organization.ts'
import { removeFromOrganization } from '#shared/organizations/organizations/people-contract.ts'
import { Client } from '#test/support/client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { newEmail } from '#test/support/new-member.ts'
import { putOrganization } from '#test/support/put-organization.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putInvite, putTeam, teamFields } from '#test/support/teams.ts'

const { url } = sharedCloud()
const visitor = new Client(url)
const at = ({ id }: Pick<Team, 'id'>) => ({ params: { teamId: id } })

/** An organization with someone in each role, one of whom owns the team that is given to it. */
async function givenTeam(more: Partial<Organization> = {}) {
  const [captain, owner, manager, editor, stranger] = await Promise.all([
    feedMember(url),
    feedMember(url),
    feedMember(url),
    feedMember(url),
    feedMember(url),
  ])
  const people: [string, OrganizationRole][] = [
    [captain.userId, 'manager'],
    [owner.userId, 'owner'],
    [manager.userId, 'manager'],
    [editor.userId, 'editor'],
  ]
  const organization = await putOrganization(people, more)
  const team = await putTeam(captain.userId, { organizationId: organization.id })
  return { organization, team, captain, owner, manager, editor, stranger }
}

const set = (client: Client, team: Team, organizationId: Organization['id'] | undefined, version = 1) =>
  client.call(setTeamOrganization, {
    ...at(team),
    body: { ...(organizationId && { organizationId }), version },
  })

const namesOf = async ({ id: organizationId }: Organization) =>
  (await everyItem(visitor, listOrganizationTeams, { params: { organizationId }, query: {} })).map(
    ({ name }) => name,
  )

test('the owner of a team gives it to an organization that they run, and it is named and listed there', async () => {
  const captain = await feedMember(url)
  const organization = await putOrganization([[captain.userId, 'manager']])
  const team = await putTeam(captain.userId)
  const given = await set(captain.client, team, organization.id)
  expect(given.body).toMatchObject({
    team: { organizationId: organization.id, version: 2 },
    role: 'owner',
    organizationRole: 'manager',
  })
  const shown = (await visitor.call(getTeam, at(team))).body
  expect(shown.organization).toEqual({
    id: organization.id,
    name: organization.name,
    hasPage: true,
    isSuspended: false,
  })
  expect(shown).not.toHaveProperty('organizationId')
  await expect.poll(() => namesOf(organization)).toEqual([team.name])
  // The same once more changes nothing, whatever was seen before.
  expect((await set(captain.client, team, organization.id)).body.team.version).toBe(2)

  expect((await set(captain.client, team, undefined, 2)).body.team).not.toHaveProperty('organizationId')
  expect((await visitor.call(getTeam, at(team))).body).not.toHaveProperty('organization')
  await expect.poll(() => namesOf(organization)).toEqual([])
})

test('a team is given only to an active organization, by its owner, who runs that one', async () => {
  const [captain, coOwner] = await Promise.all([feedMember(url), feedMember(url)])
  const team = await putTeam(captain.userId, {}, [[coOwner.userId, 'co_owner']])
  const give = async (role: OrganizationRole | undefined, more: Partial<Organization> = {}) => {
    const people: [string, OrganizationRole][] = role ? [[captain.userId, role]] : []
    return set(captain.client, team, (await putOrganization(people, more)).id)
  }
  expectProblem(await give(undefined), 404, 'organization_not_found')
  expectProblem(await give('editor'), 403, 'org_role')
  expectProblem(await give('owner', { status: 'draft' }), 409, 'org_not_active')
  expectProblem(await give('owner', { status: 'pending' }), 409, 'org_not_active')
  expectProblem(await give('owner', { status: 'suspended' }), 409, 'org_suspended')
  expectProblem(await give('owner', { status: 'archived' }), 409, 'org_archived')
  const removed = { at: team.createdAt, reason: 'Reported.' }
  expectProblem(await give('owner', { removed }), 404, 'organization_not_found')

  const theirs = await putOrganization([[coOwner.userId, 'owner']])
  expectProblem(await set(coOwner.client, team, theirs.id), 403, 'not_allowed_in_team')
  const { client: stranger } = await feedMember(url)
  expectProblem(await set(stranger, team, theirs.id), 404, 'team_not_found')
  const own = await putOrganization([[captain.userId, 'owner']])
  expectProblem(await set(captain.client, team, own.id, 7), 409, 'version_conflict')
})

test('those who run the organization edit, invite, approve, and remove, and nobody else of it does', async () => {
  const { team, captain, owner, manager, editor, stranger } = await givenTeam()
  for (const { client } of [owner, manager]) {
    const own = (await client.call(getOwnTeam, at(team))).body
    expect(own).not.toHaveProperty('role')
    expect(own.organizationRole).toBe(client === owner.client ? 'owner' : 'manager')
    const asker = await feedMember(url)
    await putInvite(team, asker.userId, { kind: 'request' })
    const people = (await client.call(listTeamPeople, at(team))).body
    expect(people.invites.map(({ userId }) => userId)).toContain(asker.userId)
    const theirs = { params: { teamId: team.id, memberId: asker.userId } }
    expectSuccess(await client.call(answerJoinRequest, { ...theirs, body: { accepts: true } }))
    expectSuccess(await client.call(removeTeamMember, theirs))
    expectSuccess(await client.call(inviteToTeam, { ...at(team), body: { email: newEmail() } }))
    const { version } = own.team
    const edited = await client.call(updateTeam, {
      ...at(team),
      body: { ...teamFields({ bio: 'Run by its organization.' }), version },
    })
    expect(edited.body).toMatchObject({ team: { organizationId: team.organizationId, version: version + 1 } })
    const captained = { params: { teamId: team.id, memberId: captain.userId } }
    expectProblem(await client.call(removeTeamMember, captained), 403, 'not_allowed_in_team')
    expectProblem(await client.call(archiveTeam, at(team)), 404, 'team_not_found')
    expectProblem(
      await client.call(handOverTeam, { ...at(team), body: { memberId: captain.userId } }),
      404,
      'team_not_found',
    )
    expectProblem(
      await client.call(changeTeamRole, { ...captained, body: { role: 'member' } }),
      404,
      'team_not_found',
    )
  }
  for (const { client } of [editor, stranger]) {
    expect((await client.call(getOwnTeam, at(team))).body).not.toHaveProperty('organizationRole')
    expectProblem(await client.call(listTeamPeople, at(team)), 404, 'team_not_found')
    expectProblem(
      await client.call(updateTeam, { ...at(team), body: { ...teamFields(), version: 1 } }),
      404,
      'team_not_found',
    )
    expectProblem(
      await client.call(inviteToTeam, { ...at(team), body: { email: newEmail() } }),
      404,
      'team_not_found',
    )
  }
})

test('a plain member who runs the organization does what a co-owner does', async () => {
  const { organization, team } = await givenTeam()
  const member = await feedMember(url)
  expectSuccess(await member.client.call(requestToJoin, { ...at(team), body: {} }))
  await commit(
    organizationPeople.put(
      {
        organizationId: organization.id,
        userId: member.userId,
        role: 'manager',
        since: team.createdAt,
        version: 1,
      },
      { absent: true },
    ),
  )
  // Asked to join as anyone, and let in by their own hand.
  const theirs = { params: { teamId: team.id, memberId: member.userId } }
  expectSuccess(await member.client.call(answerJoinRequest, { ...theirs, body: { accepts: true } }))
  expect((await member.client.call(getOwnTeam, at(team))).body).toMatchObject({
    role: 'member',
    organizationRole: 'manager',
  })
  const body = { ...teamFields(), version: 1 }
  expectSuccess(await member.client.call(updateTeam, { ...at(team), body }))
})

test('someone who is taken out of the organization loses the team at once', async () => {
  const { organization, team, owner, manager } = await givenTeam()
  expectSuccess(await manager.client.call(listTeamPeople, at(team)))
  expectSuccess(
    await owner.client.call(removeFromOrganization, {
      params: { organizationId: organization.id, memberId: manager.userId },
    }),
  )
  expectProblem(await manager.client.call(listTeamPeople, at(team)), 404, 'team_not_found')
  expectProblem(
    await manager.client.call(updateTeam, { ...at(team), body: { ...teamFields(), version: 1 } }),
    404,
    'team_not_found',
  )
})

test('an owner of the organization lets a team go, and its managers do not', async () => {
  const { organization, team, owner, manager, editor } = await givenTeam()
  expectProblem(await manager.client.call(setTeamOrganization, { ...at(team), body: { version: 1 } }), 403)
  expectProblem(await set(editor.client, team, undefined), 404, 'team_not_found')
  const other = await putOrganization([[owner.userId, 'owner']])
  expectProblem(await set(owner.client, team, other.id), 403, 'not_allowed_in_team')
  await expect.poll(() => namesOf(organization)).toEqual([team.name])
  expect((await set(owner.client, team, undefined)).body).toEqual({
    team: expect.not.objectContaining({ organizationId: organization.id }),
  })
  expectProblem(await manager.client.call(listTeamPeople, at(team)), 404, 'team_not_found')
  await expect.poll(() => namesOf(organization)).toEqual([])
})

test('of two who change the organization of a team at the same time, one is told', async () => {
  const { team, captain, owner } = await givenTeam()
  const other = await putOrganization([[captain.userId, 'owner']])
  const answers = await Promise.all([set(captain.client, team, other.id), set(owner.client, team, undefined)])
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  expect((await visitor.call(getTeam, at(team))).body).toMatchObject({ version: 2 })
})

test('a suspended organization is named as that, and those who run it still run its team', async () => {
  const { organization, team, manager } = await givenTeam()
  const suspended = { ...organization, status: 'suspended' as const, version: 2 }
  await commit(organizations.put(suspended, { version: 1 }))
  expect((await visitor.call(getTeam, at(team))).body.organization).toMatchObject({
    hasPage: false,
    isSuspended: true,
  })
  const body = { ...teamFields(), version: 1 }
  expectSuccess(await manager.client.call(updateTeam, { ...at(team), body }))
  const removed = { at: team.createdAt, reason: 'Reported.' }
  await commit(organizations.put({ ...suspended, removed, version: 3 }, { version: 2 }))
  expect((await visitor.call(getTeam, at(team))).body).not.toHaveProperty('organization')
})

test('a long list of teams comes page by page, without those that are archived or off the site', async () => {
  const { userId } = await feedMember(url)
  const organization = await putOrganization([[userId, 'owner']])
  const { id: organizationId } = organization
  const removed = { at: organization.createdAt, reason: 'Reported.' }
  const put = (more: Partial<Team>) => putTeam(crypto.randomUUID(), { organizationId, ...more })
  const names = Array.from(
    { length: 27 },
    (_, index) => `Row ${String(index).padStart(2, '0')} ${organizationId}`,
  )
  for (const name of names) await put({ name })
  await put({ status: 'archived' })
  await put({ removed })
  await expect.poll(() => namesOf(organization)).toEqual(names)
  const first = await visitor.call(listOrganizationTeams, { params: { organizationId }, query: {} })
  expect(first.body.items).toHaveLength(24)
  expect(first.body.nextCursor).toBeDefined()
})
