import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { posts } from '#core/community/feed/posts.ts'
import { teamMembers } from '#core/community/teams/team-members.ts'
import { teams } from '#core/community/teams/teams.ts'
import { commit } from '#core/platform/db/commit.ts'
import { users } from '#core/platform/users/users.ts'
import { listAllTeams, updateTeamAsAdmin } from '#shared/community/teams/admin-contract.ts'
import { archiveTeam, createTeam, getOwnTeam, listMyTeams } from '#shared/community/teams/contract.ts'
import {
  answerJoinRequest,
  answerTeamInvite,
  inviteToTeam,
  leaveTeam,
  listTeamPeople,
  removeTeamMember,
  requestToJoin,
} from '#shared/community/teams/members-contract.ts'
import { search } from '#shared/content/search/contract.ts'
import { listMyActivities } from '#shared/platform/activities/contract.ts'
import { listNotifications, updateNotificationPreferences } from '#shared/platform/notifications/contract.ts'
import { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { itemsWith } from '#test/support/items-with.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putInvite, putTeam, teamFields, teamName } from '#test/support/teams.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const at = (teamId: `tea_${string}`) => ({ params: { teamId } })
const erase = async (id: string) => eraseAccount(id, await control.now())

async function person() {
  const { client, email } = await completeMember(url)
  return { client, email, id: userIdOf(client) }
}

const titles = async (client: Client) =>
  (await client.call(listNotifications, { query: {} })).body.items.map(({ title }) => title)

async function postsOf(userId: string) {
  const { items } = await posts.list({ index: 'gsi2', pk: `FEED_OF#${userId}`, limit: 10 })
  return items.map(({ type, title, about }) => [type, title, about?.href])
}

test('an invitation is told and mailed, with no word of the team in the subject', async () => {
  const [owner, guest] = await Promise.all([person(), person()])
  const team = await putTeam(owner.id, { name: `Buy now ${teamName()}` })
  expectSuccess(await owner.client.call(inviteToTeam, { ...at(team.id), body: { email: guest.email } }))
  await control.settle()
  expect(await titles(guest.client)).toEqual(['You have been invited to a team'])
  const mails = await control.inbox(guest.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['You have been invited to a team'])
  expect(mails[0]?.html).toContain(`/team/${team.id}`)
  // Once more says nothing new.
  expectSuccess(await owner.client.call(inviteToTeam, { ...at(team.id), body: { email: guest.email } }))
  await control.settle()
  expect(await control.inbox(guest.email)).toHaveLength(1)
})

test('a member who has switched team invitations off reads and gets none, and finds them in the teams', async () => {
  const [owner, guest] = await Promise.all([person(), person()])
  const team = await putTeam(owner.id)
  const preferences = { team_invitations: { enabled: false, email: false } }
  expectSuccess(await guest.client.call(updateNotificationPreferences, { body: { preferences, version: 0 } }))
  expectSuccess(await owner.client.call(inviteToTeam, { ...at(team.id), body: { email: guest.email } }))
  await control.settle()
  expect(await titles(guest.client)).toEqual([])
  expect(await control.inbox(guest.email)).toEqual([])
  expect((await guest.client.call(listMyTeams, {})).body.pending).toMatchObject([{ team: { id: team.id } }])
})

test('a team hears who asks, joins, and leaves, and those who are removed hear it', async () => {
  const [owner, asking, invited] = await Promise.all([person(), person(), person()])
  const team = await putTeam(owner.id)
  await putInvite(team, invited.id)
  expectSuccess(await asking.client.call(requestToJoin, { ...at(team.id), body: {} }))
  await control.settle()
  const params = { teamId: team.id, memberId: asking.id }
  expectSuccess(await owner.client.call(answerJoinRequest, { params, body: { accepts: true } }))
  expectSuccess(await invited.client.call(answerTeamInvite, { ...at(team.id), body: { accepts: true } }))
  await control.settle()
  expectSuccess(await owner.client.call(removeTeamMember, { params }))
  expectSuccess(await invited.client.call(leaveTeam, at(team.id)))
  await control.settle()
  expect((await titles(owner.client)).toSorted()).toEqual([
    'A member has left your team',
    'Someone asks to join your team',
    'Your team has a new member',
  ])
  expect((await titles(asking.client)).toSorted()).toEqual([
    'You are in the team',
    'You are no longer in your team',
  ])
})

test('the community reads who founds and joins a team, the activity log does too, and the search finds the team', async () => {
  const [owner, guest] = await Promise.all([person(), person()])
  const { team } = (
    await owner.client.call(createTeam, {
      body: teamFields({ joining: 'open', name: `Quiet ${teamName()}` }),
    })
  ).body
  expectSuccess(await guest.client.call(requestToJoin, { ...at(team.id), body: {} }))
  await control.settle()
  const path = `/team/${team.id}`
  expect(await postsOf(owner.id)).toEqual([['team_founded', `Created the team ${team.name}`, path]])
  expect(await postsOf(guest.id)).toEqual([['team_joined', `Joined the team ${team.name}`, path]])
  const log = (await guest.client.call(listMyActivities, { query: {} })).body.items
  expect(log.map(({ type }) => type)).toContain('team_join')
  const result = await new Client(url).call(search, { query: { q: team.name } })
  expect(result.text).toContain(path)
  expectSuccess(await owner.client.call(archiveTeam, at(team.id)))
  await control.settle()
  expect((await new Client(url).call(search, { query: { q: team.name } })).text).not.toContain(path)
})

test('when an owner’s account goes, the longest-serving co-owner who is active owns the team', async () => {
  const [owner, gone, next, old] = await Promise.all([person(), person(), person(), person()])
  const team = await putTeam(owner.id, {}, [
    [old.id, 'member'],
    [gone.id, 'co_owner'],
    [next.id, 'co_owner'],
  ])
  await changeUser(gone.id, { status: 'suspended' })
  await erase(owner.id)
  await control.settle()
  expect(await teams.get(team, { consistent: true })).toMatchObject({ ownerId: next.id, memberCount: 3 })
  expect((await next.client.call(getOwnTeam, at(team.id))).body.role).toBe('owner')
  expect(await titles(next.client)).toEqual(['You now own your team'])
  // The history of the team still counts someone, who has no account.
  const { items } = await teamMembers.list({ pk: `TEA#${team.id}`, prefix: 'MEM#', limit: 10 })
  expect(items).toHaveLength(4)
  expect(items.filter(({ until }) => until)).toMatchObject([{ role: 'co_owner' }])
})

test('a team is archived when its owner’s account goes and no one else can own it', async () => {
  const owner = await person()
  const team = await putTeam(owner.id)
  await erase(owner.id)
  await control.settle()
  expect(await teams.get(team, { consistent: true })).toMatchObject({ status: 'archived', memberCount: 0 })
})

test('the erasure leaves nothing about a member in the teams, however often it runs', async () => {
  const before = await control.position()
  const [leaver, other, guest] = await Promise.all([person(), person(), person()])
  const owned = await putTeam(leaver.id, {}, [[other.id, 'member']])
  await putInvite(owned, guest.id, { toEmail: guest.email })
  const asked = await putTeam((await person()).id)
  await putInvite(asked, leaver.id, { kind: 'request' })
  const past = await putTeam((await person()).id)
  const from = '2026-02-01T00:00:00.000Z'
  await commit(
    teamMembers.put(
      {
        teamId: past.id,
        userId: leaver.id,
        role: 'member',
        from,
        until: '2026-02-05T00:00:00.000Z',
        version: 2,
      },
      { absent: true },
    ),
  )
  await Promise.all([0, 1].map(() => erase(leaver.id).catch(() => undefined)))
  await erase(leaver.id)
  await control.settle()
  const left = itemsWith(leaver.id, await control.writtenSince(before)).filter(({ ttl }) => !ttl)
  expect(left.map(({ entity }) => entity)).toEqual(['erasure'])
  const { items } = await teamMembers.list({ pk: `TEA#${past.id}`, prefix: 'MEM#', limit: 10 })
  expect(items).toHaveLength(2)
})

test('a member’s copy of their data has the history of their teams and their invitations, and no one else’s address', async () => {
  const [owner, guest] = await Promise.all([person(), person()])
  const team = await putTeam(owner.id)
  await putInvite(team, guest.id, { toEmail: guest.email, note: 'Ride with us.' })
  const copyOf = async (id: string) => {
    const user = await users.get({ id })
    if (!user) throw new Error('there is no profile')
    const files = await collectData(user, await control.now())
    return (kind: string) => new TextDecoder().decode(files[`data/${kind}.json`])
  }
  const own = await copyOf(owner.id)
  expect(JSON.parse(own('team-member'))).toMatchObject([{ teamId: team.id, role: 'owner' }])
  expect(JSON.parse(own('team-invite'))).toMatchObject([{ note: 'Ride with us.' }])
  expect(own('team-invite')).not.toContain(guest.email)
  expect(JSON.parse((await copyOf(guest.id))('team-invite'))).toMatchObject([{ teamId: team.id }])
})

test('administrators rename and archive a team with a reason that its owner reads', async () => {
  const [admin, owner] = await Promise.all([demoClient(url, 'admin'), person()])
  const team = await putTeam(owner.id)
  const name = teamName()
  const change = {
    name,
    tag: 'NEW',
    ownerId: owner.id,
    archived: false,
    reason: 'The name was rude.',
    version: 1,
  }
  const renamed = await admin.call(updateTeamAsAdmin, { ...at(team.id), body: change })
  expect(renamed.body).toMatchObject({ name, tag: 'NEW', ownerActive: true, version: 2 })
  const stale = await admin.call(updateTeamAsAdmin, { ...at(team.id), body: change })
  expectProblem(stale, 409, 'version_conflict')
  const another = await putTeam((await person()).id)
  const taken = await admin.call(updateTeamAsAdmin, {
    ...at(another.id),
    body: { ...change, ownerId: another.ownerId },
  })
  expectProblem(taken, 409, 'team_name_taken')
  const body = { ...change, archived: true, version: 2 }
  expect((await admin.call(updateTeamAsAdmin, { ...at(team.id), body })).body.status).toBe('archived')
  await control.settle()
  const { items } = (await owner.client.call(listNotifications, { query: {} })).body
  expect(items.map(({ message }) => message)).toContain(`${name}: The name was rude.`)
  const listed = await admin.call(listAllTeams, { query: { q: name, status: 'archived' } })
  expect(listed.body.items).toMatchObject([{ id: team.id, memberCount: 0 }])
  const log = await owner.client.call(listMyActivities, { query: {} })
  expect(log.text).toContain('The name was rude.')
  const again = await admin.call(updateTeamAsAdmin, { ...at(team.id), body: { ...body, version: 3 } })
  expectProblem(again, 409, 'team_archived')
})

test('administrators replace an owner who is suspended by a member, and no one else', async () => {
  const [admin, owner, member, outsider] = await Promise.all([
    demoClient(url, 'admin'),
    person(),
    person(),
    person(),
  ])
  const team = await putTeam(owner.id, {}, [[member.id, 'member']])
  const give = (ownerId: string) =>
    admin.call(updateTeamAsAdmin, {
      ...at(team.id),
      body: {
        name: team.name,
        tag: team.tag,
        ownerId,
        archived: false,
        reason: 'The owner is gone.',
        version: 1,
      },
    })
  expect(expectProblem(await give(member.id), 409, 'owner_active').detail).toBe(
    'The owner of this team is active and can transfer it.',
  )
  await changeUser(owner.id, { status: 'suspended' })
  expectProblem(await give(outsider.id), 404, 'member_not_found')
  expect((await give(member.id)).body).toMatchObject({ ownerId: member.id, ownerActive: true })
  expect((await member.client.call(getOwnTeam, at(team.id))).body.role).toBe('owner')
  const people = (await admin.call(listTeamPeople, at(team.id))).body
  expect(people.members.map(({ membership }) => membership.role)).toEqual(['owner', 'co_owner'])
})
