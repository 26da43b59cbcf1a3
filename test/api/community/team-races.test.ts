import { expect, test } from 'vitest'
import { teamLocks, teamMembers, teamsOf } from '#core/community/teams/team-members.ts'
import { teams } from '#core/community/teams/teams.ts'
import { archiveTeam, createTeam } from '#shared/community/teams/contract.ts'
import {
  answerTeamInvite,
  handOverTeam,
  leaveTeam,
  requestToJoin,
} from '#shared/community/teams/members-contract.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { raceRounds } from '#test/support/race-rounds.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putInvite, putTeam, teamFields, teamName } from '#test/support/teams.ts'

const { url } = sharedCloud()
const control = controlOf(url)

async function person() {
  const { client } = await completeMember(url)
  return { client, id: userIdOf(client) }
}
const people = (count: number) => Promise.all(Array.from({ length: count }, person))
const stored = (id: string) => teams.get({ id }, { consistent: true })
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted()

/** The teams that someone is in by their memberships, which must be those of the lock. */
async function currentTeams(userId: string): Promise<string[]> {
  const current = []
  for await (const { teamId, until } of teamsOf(userId)) if (!until) current.push(teamId)
  const lock = await teamLocks.get({ userId }, { consistent: true })
  expect(current).toEqual(lock ? [lock.teamId] : [])
  return current
}

test('two invitations of different teams, accepted at once, lead into one team', async () => {
  const [one, other, guest] = (await people(3)) as [Person, Person, Person]
  const both = [await putTeam(one.id), await putTeam(other.id)]
  for (const team of both) await putInvite(team, guest.id)
  const answers = await Promise.all(
    both.map(({ id: teamId }) =>
      guest.client.call(answerTeamInvite, { params: { teamId }, body: { accepts: true } }),
    ),
  )
  expect(statuses(answers)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.text).toContain('Leave your team first.')
  expect(await currentTeams(guest.id)).toHaveLength(1)
  const counts = await Promise.all(both.map(async ({ id }) => (await stored(id))?.memberCount))
  expect(counts.toSorted()).toEqual([1, 2])
})

test('ten people accept the last place at once, and one of them gets it', async () => {
  const [owner, ...guests] = (await people(11)) as [Person, ...Person[]]
  const team = await putTeam(owner.id, { capacity: 2 })
  for (const { id } of guests) await putInvite(team, id)
  const answers = await Promise.all(
    guests.map(({ client }) =>
      client.call(answerTeamInvite, { params: { teamId: team.id }, body: { accepts: true } }),
    ),
  )
  expect(statuses(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  for (const { status, text } of answers) if (status === 409) expect(text).toContain('The team is full.')
  expect((await stored(team.id))?.memberCount).toBe(2)
  const current = await Promise.all(guests.map(({ id }) => currentTeams(id)))
  expect(current.flat()).toEqual([team.id])
})

test('two teams are founded with one name at once, and one of them gets it', async () => {
  const founders = await people(2)
  const name = teamName()
  const answers = await Promise.all(
    founders.map(({ client }) => client.call(createTeam, { body: teamFields({ name }) })),
  )
  expect(statuses(answers)).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)?.text).toContain('This name is taken.')
  const current = await Promise.all(founders.map(({ id }) => currentTeams(id)))
  expect(current.flat()).toHaveLength(1)
})

test('one person founds five teams at once, and owns one', async () => {
  const { client, id } = await person()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => client.call(createTeam, { body: teamFields() })),
  )
  expect(statuses(answers)).toEqual([201, 409, 409, 409, 409])
  expect(await currentTeams(id)).toHaveLength(1)
})

test('a team that is handed to a member who leaves at that moment still has one owner, who is in it', async () => {
  for (let round = 0; round < raceRounds; round++) {
    const [owner, member] = (await people(2)) as [Person, Person]
    const team = await putTeam(owner.id, {}, [[member.id, 'member']])
    const params = { teamId: team.id }
    const [handed, left] = await Promise.all([
      owner.client.call(handOverTeam, { params, body: { memberId: member.id } }),
      member.client.call(leaveTeam, { params }),
    ])
    expect([
      [200, 409],
      [404, 204],
    ]).toContainEqual([handed.status, left.status])
    const now = await stored(team.id)
    const ownerId = handed.status === 200 ? member.id : owner.id
    expect(now?.ownerId).toBe(ownerId)
    const lock = await teamLocks.get({ userId: ownerId }, { consistent: true })
    expect(lock && (await teamMembers.get(lock, { consistent: true }))?.role).toBe('owner')
    expect(now?.memberCount).toBe(left.status === 204 ? 1 : 2)
  }
})

test('a member who joins a team that is archived at that moment is in no team afterwards', async () => {
  const [owner, ...guests] = (await people(9)) as [Person, ...Person[]]
  const team = await putTeam(owner.id, { joining: 'open' })
  const params = { teamId: team.id }
  const joining = guests.map(({ client }) => client.call(requestToJoin, { params, body: {} }))
  const archived = owner.client.call(archiveTeam, { params })
  const answers = await Promise.all(joining)
  expect((await archived).status).toBe(204)
  for (const { status } of answers) expect([200, 409]).toContain(status)
  await control.settle()
  expect(await Promise.all([owner, ...guests].map(({ id }) => currentTeams(id)))).toEqual(
    Array.from({ length: 9 }, () => []),
  )
  expect(await stored(team.id)).toMatchObject({ status: 'archived', memberCount: 0 })
})

test('the same place is left once, however often that is said at once', async () => {
  const [owner, member] = (await people(2)) as [Person, Person]
  const team = await putTeam(owner.id, {}, [[member.id, 'member']])
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => member.client.call(leaveTeam, { params: { teamId: team.id } })),
  )
  expect(statuses(answers)).toEqual([204, 404, 404, 404, 404])
  expect((await stored(team.id))?.memberCount).toBe(1)
})

type Person = Awaited<ReturnType<typeof person>>
