import { expect, test } from 'vitest'
import { successors } from './successors.ts'

const member = (role: 'owner' | 'co_owner' | 'moderator' | 'member', from: string) => ({ role, from })

test('the longest-serving co-owner comes first, then moderators, then members, and never the owner', () => {
  const owner = member('owner', '2020')
  const oldMember = member('member', '2021')
  const moderator = member('moderator', '2022')
  const newCoOwner = member('co_owner', '2025')
  const oldCoOwner = member('co_owner', '2023')
  expect(successors([oldMember, owner, newCoOwner, moderator, oldCoOwner])).toEqual([
    oldCoOwner,
    newCoOwner,
    moderator,
    oldMember,
  ])
  expect(successors([owner])).toEqual([])
})
