import { expect, test } from 'vitest'
import { teamLocks, teamMembers } from '#core/community/teams/team-members.ts'
import { teams } from '#core/community/teams/teams.ts'
import { users } from '#core/platform/users/users.ts'
import { newId } from '#shared/ids.ts'
import { newUser } from '#shared/platform/users/new-user.ts'
import type { User } from '#shared/platform/users/user.ts'
import { fakeTable } from '#test/support/fake-table.ts'
import { getMember } from './get-member.ts'

const now = '2026-06-01T12:00:00.000Z'
const userId = '7b0c4a52-1111-4222-8333-444455556666'
const user: User = {
  ...newUser({ id: userId, email: 'ann@example.test', membershipType: 'competitor' }, now),
  status: 'active',
  verificationStatus: 'verified',
  registrationCompleted: true,
  isPublicProfile: true,
}

const team = teams.item({
  id: newId('tea', now),
  name: 'Team Loud',
  tag: 'LOUD',
  city: '',
  bio: '',
  joining: 'open',
  capacity: 20,
  ownerId: userId,
  status: 'active',
  memberCount: 1,
  createdAt: now,
  updatedAt: now,
  version: 1,
})

test('a member without a team costs one call', async () => {
  const asked = fakeTable([users.item(user)])
  expect(await getMember({ params: { userId } })).toMatchObject({ id: userId })
  expect(asked).toEqual({ calls: 1, inARow: 1 })
})

test('the team of a member costs one more', async () => {
  const { id: teamId } = teams.read(team)
  const asked = fakeTable([
    users.item(user),
    teamLocks.item({ userId, teamId, from: now, version: 1 }),
    team,
    teamMembers.item({ teamId, userId, role: 'owner', from: now, version: 1 }),
  ])
  expect(await getMember({ params: { userId } })).toMatchObject({
    team: { name: 'Team Loud', role: 'owner' },
  })
  expect(asked).toEqual({ calls: 2, inARow: 2 })
})

test('no one is found where the profile is hidden', async () => {
  fakeTable([users.item({ ...user, isPublicProfile: false })])
  await expect(getMember({ params: { userId } })).rejects.toMatchObject({ code: 'member_not_found' })
})
