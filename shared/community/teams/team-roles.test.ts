import { expect, test } from 'vitest'
import { TeamRole } from './team.ts'
import { actingRole, isOwner, mayEdit, mayManage, mayManageRole } from './team-roles.ts'

const roles = [undefined, ...TeamRole.options]

test('moderators manage members, co-owners also moderators, and the owner everyone else', () => {
  const managed = Object.fromEntries(
    roles.map((role) => [role ?? 'none', TeamRole.options.filter((other) => mayManageRole(role, other))]),
  )
  expect(managed).toEqual({
    none: [],
    member: [],
    moderator: ['member'],
    co_owner: ['moderator', 'member'],
    owner: ['co_owner', 'moderator', 'member'],
  })
})

test('moderators invite, co-owners edit, and the owner alone hands out roles', () => {
  expect(roles.filter(mayManage)).toEqual(['owner', 'co_owner', 'moderator'])
  expect(roles.filter(mayEdit)).toEqual(['owner', 'co_owner'])
  expect(roles.filter(isOwner)).toEqual(['owner'])
})

test('those who run the organization of a team act in it like a co-owner, and its owner stays the owner', () => {
  const acting = Object.fromEntries(
    roles.map((role) => [role ?? 'none', actingRole({ role, organizationRole: 'manager' })]),
  )
  expect(acting).toEqual({
    none: 'co_owner',
    member: 'co_owner',
    moderator: 'co_owner',
    co_owner: 'co_owner',
    owner: 'owner',
  })
  expect(roles.map((role) => actingRole({ role }))).toEqual(roles)
})
