import { expect, test } from 'vitest'
import { teamInvites } from '#core/community/teams/team-invites.ts'
import { teamNames } from '#core/community/teams/team-names.ts'
import { getMember } from '#shared/community/members/contract.ts'
import {
  archiveTeam,
  createTeam,
  getOwnTeam,
  getTeam,
  listMyTeams,
  listTeams,
  updateTeam,
} from '#shared/community/teams/contract.ts'
import {
  answerJoinRequest,
  answerTeamInvite,
  changeTeamRole,
  handOverTeam,
  inviteToTeam,
  leaveTeam,
  listTeamPeople,
  removeTeamMember,
  requestToJoin,
} from '#shared/community/teams/members-contract.ts'
import type { TeamRole } from '#shared/community/teams/team.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { png } from '#test/support/images.ts'
import { newEmail } from '#test/support/new-member.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { servedPicture, statusesOf } from '#test/support/served-picture.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putInvite, putTeam, teamFields, teamName } from '#test/support/teams.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)

async function person() {
  const { client, email } = await completeMember(url)
  return { client, email, id: userIdOf(client) }
}

const found = async (client: Client, more: Parameters<typeof teamFields>[0] = {}) => {
  const answer = await client.call(createTeam, { body: teamFields(more) })
  expect(answer.status, answer.text).toBe(201)
  return answer.body.team
}
const at = (teamId: `tea_${string}`) => ({ params: { teamId } })

/** A team with one person in each role. */
async function fullTeam() {
  const people = await Promise.all([person(), person(), person(), person()])
  const [owner, coOwner, moderator, member] = people
  const roles: [string, TeamRole][] = [
    [coOwner.id, 'co_owner'],
    [moderator.id, 'moderator'],
    [member.id, 'member'],
  ]
  return { team: await putTeam(owner.id, {}, roles), owner, coOwner, moderator, member }
}

test('a member who founds a team owns it, is in it, and cannot found or join another one', async () => {
  const { client } = await person()
  const team = await found(client)
  expect(team).toMatchObject({ status: 'active', memberCount: 1, ownerId: userIdOf(client) })
  expect((await client.call(getOwnTeam, at(team.id))).body).toMatchObject({ role: 'owner' })
  const again = await client.call(createTeam, { body: teamFields() })
  expect(expectProblem(again, 409, 'in_a_team').detail).toBe('Leave your team first.')
  const open = await putTeam((await person()).id, { joining: 'open' })
  const joined = await client.call(requestToJoin, { ...at(open.id), body: {} })
  expect(expectProblem(joined, 409, 'in_a_team').detail).toBe('Leave your team first.')
})

test('a name is taken however it is written, and free again after the team has another one', async () => {
  const { client } = await person()
  const name = teamName()
  const team = await found(client, { name: `${name} Crew` })
  const other = (await person()).client
  const taken = await other.call(createTeam, { body: teamFields({ name: ` ${name.toUpperCase()}  crèw!` }) })
  expect(expectProblem(taken, 409, 'team_name_taken').detail).toBe('This name is taken.')
  const body = { ...teamFields({ name: teamName() }), version: team.version }
  expectSuccess(await client.call(updateTeam, { ...at(team.id), body }))
  expect(await teamNames.get({ folded: fold(`${name} crew`) }, { consistent: true })).toBeUndefined()
  await found(other, { name: `${name} Crew` })
})

test('a name needs two letters or digits, and a tag two to six', async () => {
  const { client } = await person()
  for (const wrong of [{ name: '--' }, { name: '!a' }, { tag: 'A' }, { tag: 'TOOLONG' }, { capacity: 201 }])
    expectProblem(await client.call(createTeam, { body: teamFields(wrong) }), 400, 'validation_failed')
})

test('a logo is published with the team, replaced with its file, and taken away', async () => {
  const { client } = await person()
  const logoUploadId = await uploadFile(client, png(4, 4), 'image/png', 'team-logo')
  const answer = await client.call(createTeam, { body: { ...teamFields(), logoUploadId } })
  const { team } = answer.body
  expect(team.logoUrl).toContain(`/media/team-logos/${team.id}/`)
  expect((await servedPicture(url, team.logoUrl)).map(({ size }) => size)).toEqual(Array(3).fill([4, 4]))
  const change = { ...teamFields(), removeLogo: true, version: 1 }
  const removed = await client.call(updateTeam, { ...at(team.id), body: change })
  expect(removed.body.team.logoUrl).toBeUndefined()
  await control.settle()
  expect(await statusesOf(url, team.logoUrl)).toEqual([404, 404, 404])
  const used = await client.call(updateTeam, {
    ...at(team.id),
    body: { ...teamFields(), logoUploadId, version: 2 },
  })
  expectProblem(used, 404, 'upload_not_found')
})

test('a member who joins an open team is in at once, asks where a team approves, and is refused where it invites', async () => {
  const [{ id: ownerId, client: owner }, { client, id }] = await Promise.all([person(), person()])
  const team = await putTeam(ownerId, { joining: 'invite' })
  const closed = await client.call(requestToJoin, { ...at(team.id), body: {} })
  expect(expectProblem(closed, 409, 'team_by_invitation').detail).toBe(
    'This team takes new members by invitation only.',
  )
  const change = (joining: 'open' | 'approval', version: number) =>
    owner.call(updateTeam, { ...at(team.id), body: { ...teamFields({ joining }), version } })
  expectSuccess(await change('approval', 1))
  const asked = await client.call(requestToJoin, { ...at(team.id), body: { note: 'Please.' } })
  expect(asked.body).toMatchObject({ pending: { kind: 'request', userId: id, note: 'Please.' } })
  expect(asked.body.role).toBeUndefined()
  expectSuccess(await change('open', 2))
  const joined = await client.call(requestToJoin, { ...at(team.id), body: {} })
  expect(joined.body).toMatchObject({ role: 'member', team: { memberCount: 2 } })
  expect(await teamInvites.get({ teamId: team.id, userId: id }, { consistent: true })).toBeUndefined()
  const again = await client.call(requestToJoin, { ...at(team.id), body: {} })
  expect(expectProblem(again, 409, 'in_this_team').detail).toBe('You are already in this team.')
})

test('an invitation that meets a request is a membership once the invited person presses', async () => {
  const [owner, one, other] = await Promise.all([person(), person(), person()])
  const team = await putTeam(owner.id)
  expectSuccess(await one.client.call(requestToJoin, { ...at(team.id), body: {} }))
  expectSuccess(await owner.client.call(inviteToTeam, { ...at(team.id), body: { email: one.email } }))
  // Otherwise the team would learn which of those who ask has the address.
  const between = (await owner.client.call(listTeamPeople, at(team.id))).body.invites
  expect(between.map(({ name, invite }) => [name, invite.kind]).toSorted()).toEqual(
    [
      ['Dana de la Cruz', 'request'],
      [one.email, 'invite'],
    ].toSorted(),
  )
  expect((await one.client.call(getOwnTeam, at(team.id))).body).toMatchObject({ pending: { kind: 'invite' } })
  const accepted = await one.client.call(answerTeamInvite, { ...at(team.id), body: { accepts: true } })
  expect(accepted.body.role).toBe('member')
  expect((await owner.client.call(listTeamPeople, at(team.id))).body.invites).toEqual([])
  expectSuccess(await owner.client.call(inviteToTeam, { ...at(team.id), body: { email: other.email } }))
  const joined = await other.client.call(requestToJoin, { ...at(team.id), body: {} })
  expect(joined.body).toMatchObject({ role: 'member', team: { memberCount: 3 } })
})

test('no invitation outlives a membership: who is removed does not let themselves back in', async () => {
  const [owner, asked, invited] = await Promise.all([person(), person(), person()])
  const team = await putTeam(owner.id)
  const invite = async ({ email }: { email: string }) =>
    expectSuccess(await owner.client.call(inviteToTeam, { ...at(team.id), body: { email } }))
  const of = (memberId: string) => ({ params: { teamId: team.id, memberId } })
  expectSuccess(await asked.client.call(requestToJoin, { ...at(team.id), body: {} }))
  await invite(asked)
  expectSuccess(await owner.client.call(answerJoinRequest, { ...of(asked.id), body: { accepts: true } }))
  expect((await owner.client.call(listTeamPeople, at(team.id))).body.invites).toEqual([])
  await invite(invited)
  expectSuccess(await invited.client.call(answerTeamInvite, { ...at(team.id), body: { accepts: true } }))
  // Someone who is in the team already is invited once more.
  await invite(invited)
  for (const { client, id } of [asked, invited]) {
    expectSuccess(await owner.client.call(removeTeamMember, of(id)))
    const back = await client.call(answerTeamInvite, { ...at(team.id), body: { accepts: true } })
    expectProblem(back, 404, 'invitation_not_found')
    const again = await client.call(requestToJoin, { ...at(team.id), body: {} })
    expect(again.body).toMatchObject({ pending: { kind: 'request' } })
  }
})

test('an invitation is accepted or declined once, and counts for 14 days, also while the table still has it', async () => {
  const [owner, one, other, late] = await Promise.all([person(), person(), person(), person()])
  const team = await putTeam(owner.id)
  await putInvite(team, one.id)
  await putInvite(team, other.id)
  await putInvite(team, late.id, { createdAt: '2026-01-01T00:00:00.000Z' })
  const answer = (client: Client, accepts: boolean) =>
    client.call(answerTeamInvite, { ...at(team.id), body: { accepts } })
  expect((await answer(one.client, true)).body.role).toBe('member')
  expect((await answer(other.client, false)).body.role).toBeUndefined()
  for (const client of [one.client, other.client, late.client])
    expect(expectProblem(await answer(client, true), 404, 'invitation_not_found').detail).toBe(
      'This invitation or request has ended.',
    )
  expect((await late.client.call(listMyTeams, {})).body.pending).toEqual([])
  // An expired one does not stand in the way of the next.
  expectSuccess(await owner.client.call(inviteToTeam, { ...at(team.id), body: { email: late.email } }))
  expect((await answer(late.client, true)).body.role).toBe('member')
})

test('a request is not an invitation: the asker cannot accept it, and takes it back', async () => {
  const [owner, { client, id }] = await Promise.all([person(), person()])
  const team = await putTeam(owner.id)
  await putInvite(team, id, { kind: 'request' })
  expectProblem(
    await client.call(answerTeamInvite, { ...at(team.id), body: { accepts: true } }),
    404,
    'invitation_not_found',
  )
  const params = { teamId: team.id, memberId: id }
  expectSuccess(await client.call(answerTeamInvite, { ...at(team.id), body: { accepts: false } }))
  expectProblem(
    await owner.client.call(answerJoinRequest, { params, body: { accepts: true } }),
    404,
    'invitation_not_found',
  )
})

test('an invitation answers the same for every address, and names no one', async () => {
  const [owner, free, taken, inside] = await Promise.all([person(), person(), person(), person()])
  const team = await putTeam(owner.id, {}, [[inside.id, 'member']])
  await putTeam(taken.id)
  const { email: suspended } = await completeMember(url, { status: 'suspended' })
  const email = newEmail()
  const addresses = [free.email, taken.email, inside.email, suspended, email]
  for (const address of addresses) {
    const answer = await owner.client.call(inviteToTeam, { ...at(team.id), body: { email: address } })
    expect([answer.status, answer.text]).toEqual([204, ''])
  }
  const { invites } = (await owner.client.call(listTeamPeople, at(team.id))).body
  expect(invites.map(({ name }) => name).toSorted()).toEqual(addresses.toSorted())
  const people = [free.id, taken.id, inside.id]
  expect(invites.filter(({ userId }) => people.includes(userId))).toEqual([])
  // Someone without an account gets it by email, and answers once they have one.
  await control.settle()
  expect((await control.inbox(email)).map(({ subject }) => subject)).toContain(
    'You have been invited to a team',
  )
  expect(await control.inbox(suspended)).toEqual([])
  const { client } = await completeMember(url, { email })
  expect((await client.call(listMyTeams, {})).body.pending).toMatchObject([{ team: { id: team.id } }])
  const accepts = { ...at(team.id), body: { accepts: true } }
  expect((await client.call(answerTeamInvite, accepts)).body.role).toBe('member')
  expectProblem(await taken.client.call(answerTeamInvite, accepts), 409, 'in_a_team')
  const [toFree] = invites.filter(({ name }) => name === free.email)
  const params = { teamId: team.id, memberId: toFree?.userId ?? '' }
  expectSuccess(await owner.client.call(answerJoinRequest, { params, body: { accepts: false } }))
  expectProblem(await free.client.call(answerTeamInvite, accepts), 404, 'invitation_not_found')
})

test('a full team takes no one, and someone in another team is not taken', async () => {
  const [owner, one, other, guest] = await Promise.all([person(), person(), person(), person()])
  const team = await putTeam(owner.id, { capacity: 2, joining: 'open' })
  await putTeam(other.id)
  await putInvite(team, one.id, { kind: 'request' })
  await putInvite(team, other.id, { kind: 'request' })
  const approve = (userId: string) =>
    owner.client.call(answerJoinRequest, {
      params: { teamId: team.id, memberId: userId },
      body: { accepts: true },
    })
  expect(expectProblem(await approve(other.id), 409, 'member_in_another_team').detail).toBe(
    'Dana de la Cruz is in another team.',
  )
  expectSuccess(await approve(one.id))
  const full = [
    await guest.client.call(requestToJoin, { ...at(team.id), body: {} }),
    await owner.client.call(inviteToTeam, { ...at(team.id), body: { email: guest.email } }),
  ]
  for (const answer of full) expect(expectProblem(answer, 409, 'team_full').detail).toBe('The team is full.')
  const body = { ...teamFields({ capacity: 2 }), version: 1 }
  expectSuccess(await owner.client.call(updateTeam, { ...at(team.id), body }))
})

test('the limit cannot go below those who are there', async () => {
  const { team, owner } = await fullTeam()
  const body = { ...teamFields({ capacity: 3 }), version: 1 }
  const low = await owner.client.call(updateTeam, { ...at(team.id), body })
  expect(expectProblem(low, 409, 'capacity_too_low').detail).toBe(
    'The team has 4 members, so the limit cannot go below 4.',
  )
})

test('each role may do what it may, and no more', async () => {
  const { team, owner, coOwner, moderator, member } = await fullTeam()
  const remove = (client: Client, userId: string) =>
    client.call(removeTeamMember, { params: { teamId: team.id, memberId: userId } })
  const belowOwnRole = 'You can only manage members below your own role.'
  for (const [client, userId] of [
    [moderator.client, coOwner.id],
    [moderator.client, moderator.id],
    [coOwner.client, owner.id],
    [coOwner.client, coOwner.id],
  ] as const)
    expect(expectProblem(await remove(client, userId), 403, 'not_allowed_in_team').detail).toBe(belowOwnRole)
  expectProblem(await remove(member.client, moderator.id), 403, 'not_allowed_in_team')
  const role = (client: Client, userId: string) =>
    client.call(changeTeamRole, {
      params: { teamId: team.id, memberId: userId },
      body: { role: 'moderator' },
    })
  const ownerOnly = 'Only the owner can do this.'
  for (const answer of [
    await role(coOwner.client, member.id),
    await coOwner.client.call(archiveTeam, at(team.id)),
    await coOwner.client.call(handOverTeam, { ...at(team.id), body: { memberId: coOwner.id } }),
  ])
    expect(expectProblem(answer, 403, 'not_allowed_in_team').detail).toBe(ownerOnly)
  const edit = (client: Client) =>
    client.call(updateTeam, { ...at(team.id), body: { ...teamFields(), version: 1 } })
  expectProblem(await edit(moderator.client), 403, 'not_allowed_in_team')
  expectSuccess(await edit(coOwner.client))
  expectProblem(await member.client.call(listTeamPeople, at(team.id)), 403, 'not_allowed_in_team')
  expectSuccess(await role(owner.client, member.id))
  expectProblem(await role(owner.client, owner.id), 403, 'not_allowed_in_team')
  expectSuccess(await remove(coOwner.client, member.id))
  expect((await remove(coOwner.client, member.id)).status).toBe(204)
  expect((await visitor.call(getTeam, at(team.id))).body.memberCount).toBe(3)
})

test('an owner transfers the team before leaving, becomes a co-owner, and can then leave', async () => {
  const { team, owner, member } = await fullTeam()
  const stays = await owner.client.call(leaveTeam, at(team.id))
  expect(expectProblem(stays, 409, 'owner_stays').detail).toBe('To leave, transfer ownership first.')
  const outsider = await person()
  const to = (userId: string) =>
    owner.client.call(handOverTeam, { ...at(team.id), body: { memberId: userId } })
  expectProblem(await to(outsider.id), 404, 'member_not_found')
  expect((await to(member.id)).body).toMatchObject({ role: 'co_owner', team: { ownerId: member.id } })
  expect((await member.client.call(getOwnTeam, at(team.id))).body.role).toBe('owner')
  expectSuccess(await owner.client.call(leaveTeam, at(team.id)))
  const mine = (await owner.client.call(listMyTeams, {})).body
  expect(mine.current).toBeUndefined()
  expect(mine.past).toMatchObject([{ team: { id: team.id } }])
  await found(owner.client)
})

test('an archived team frees its members, ends what is open, keeps its name, and takes no one', async () => {
  const { team, owner, member } = await fullTeam()
  const guest = await person()
  await putInvite(team, guest.id)
  expectSuccess(await owner.client.call(archiveTeam, at(team.id)))
  // Free at once, also before the members have been released one by one.
  await found(member.client)
  await control.settle()
  expect((await visitor.call(getTeam, at(team.id))).body).toMatchObject({
    status: 'archived',
    memberCount: 0,
    roster: [],
    others: 0,
  })
  expect(await teamInvites.get({ teamId: team.id, userId: guest.id }, { consistent: true })).toBeUndefined()
  const joined = await guest.client.call(requestToJoin, { ...at(team.id), body: {} })
  expect(expectProblem(joined, 409, 'team_archived').detail).toBe('This team is archived.')
  expectProblem(
    await guest.client.call(createTeam, { body: teamFields({ name: team.name }) }),
    409,
    'team_name_taken',
  )
  await found(owner.client)
})

test('everyone sees those whose profiles are public by name, and how many others there are', async () => {
  const { team, member } = await fullTeam()
  await changeUser(member.id, { isPublicProfile: true })
  const shown = await visitor.call(getTeam, at(team.id))
  expect(shown.body.roster).toMatchObject([
    { name: 'Dana de la Cruz', role: 'member', path: `/public-profile/${member.id}` },
  ])
  expect(shown.body.others).toBe(3)
  expect(shown.text).not.toContain('@')
  expect(shown.text).not.toContain(team.ownerId)
  await changeUser(member.id, { status: 'suspended' })
  expect((await visitor.call(getTeam, at(team.id))).body).toMatchObject({ roster: [], others: 4 })
})

test('a public profile names the team of its member, and the sitemap of teams those that are active', async () => {
  const [shown, hidden] = await Promise.all([
    feedMember(url, { name: 'Robin Porter', isPublicProfile: true }),
    feedMember(url, { isPublicProfile: false }),
  ])
  const team = await putTeam(hidden.userId, { tag: 'LOUD' }, [[shown.userId, 'moderator']])
  const profile = () => visitor.call(getMember, { params: { userId: shown.userId } })
  const { name } = team
  const path = `/team/${team.id}`
  expect((await profile()).body.team).toEqual({ name, tag: 'LOUD', role: 'moderator', path })
  expectProblem(await visitor.call(getMember, { params: { userId: hidden.userId } }), 404, 'member_not_found')
  const sitemap = async () => (await visitor.send({ path: '/sitemaps/teams.xml' })).text
  await control.settle()
  expect(await sitemap()).toContain(`${path}</loc>`)
  expectSuccess(await hidden.client.call(archiveTeam, at(team.id)))
  await control.settle()
  expect((await profile()).body.team).toBeUndefined()
  expect(await sitemap()).not.toContain(`${path}</loc>`)
})

test('a team learns no address but the one that it typed, and outsiders learn nothing', async () => {
  const { team, moderator } = await fullTeam()
  const [invited, asking] = await Promise.all([person(), person()])
  await putInvite(team, invited.id, { toEmail: invited.email })
  await putInvite(team, asking.id, { kind: 'request' })
  const people = await moderator.client.call(listTeamPeople, at(team.id))
  expect(people.body.members).toHaveLength(4)
  expect(people.body.invites).toHaveLength(2)
  const addresses = people.text.match(/[^"]+@[^"]+/g)
  expect(addresses).toEqual([invited.email])
  expect(people.body.invites.find(({ email }) => email)).toMatchObject({ name: 'Member' })
  expectProblem(await invited.client.call(listTeamPeople, at(team.id)), 404, 'team_not_found')
})

test('no one invites themselves', async () => {
  const owner = await person()
  const team = await putTeam(owner.id)
  const self = await owner.client.call(inviteToTeam, { ...at(team.id), body: { email: owner.email } })
  expectProblem(self, 409, 'in_this_team')
})

test('a member whose account is about to be deleted neither founds nor joins a team', async () => {
  const { client, id } = await person()
  const team = await putTeam((await person()).id, { joining: 'open' })
  await changeUser(id, { deletionDueAt: '2030-01-01T00:00:00.000Z' })
  expectProblem(await client.call(createTeam, { body: teamFields() }), 403, 'account_leaving')
  expectProblem(await client.call(requestToJoin, { ...at(team.id), body: {} }), 403, 'account_leaving')
})

test('teams come by name across all letters, page by page, and by state', async () => {
  const state = 'WY'
  const names = ['Zulu', 'alpha', 'Mike', '42 Hz'].map((name) => `${name} ${teamName()}`)
  for (const name of names) await putTeam((await person()).id, { name, state })
  const listed: string[] = []
  let cursor: string | undefined
  do {
    const page = await visitor.call(listTeams, { query: { state, limit: 3, ...(cursor && { cursor }) } })
    expectSuccess(page)
    listed.push(...page.body.items.map(({ name }) => name))
    cursor = page.body.nextCursor
  } while (cursor)
  expect(listed.filter((name) => names.includes(name))).toEqual([names[3], names[1], names[2], names[0]])
})

test('a list can hold only teams that one can join, and finds a team by a part of its name', async () => {
  const owner = await person()
  const word = `q${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`
  const open = await found(owner.client, { name: `Big ${word} Crew`, joining: 'open' })
  const closed = await found((await person()).client, { name: `Small ${word}`, joining: 'invite' })
  const full = await found((await person()).client, { name: `Third ${word}`, joining: 'open', capacity: 2 })
  expectSuccess(await (await person()).client.call(requestToJoin, { ...at(full.id), body: {} }))
  await control.settle()
  const ids = async (query: { joinable?: 'yes' }) =>
    (await visitor.call(listTeams, { query: { q: word.slice(0, 8), ...query } })).body.items.map(
      ({ id }) => id,
    )
  expect(await ids({})).toEqual([open.id, closed.id, full.id])
  expect(await ids({ joinable: 'yes' })).toEqual([open.id])
})
