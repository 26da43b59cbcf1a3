import { expect, test } from 'vitest'
import { changeStanding } from './change-standing.ts'
import { editAsAdmin } from './edit-as-admin.ts'
import { PublicMembershipType } from './membership-type.ts'
import { registeredUser } from './registered-user.ts'

const now = '2026-01-01T00:00:00.000Z'
const registered = (membershipType: PublicMembershipType) =>
  registeredUser({ id: 'u', email: 'a@b.test', membershipType }, now)

test('no one registers into what is paid; the choice is remembered', () => {
  for (const type of PublicMembershipType.options) {
    const { membershipType, chosenMembership, status } = registered(type)
    if (type === 'pro_competitor')
      expect([membershipType, chosenMembership, status]).toEqual(['competitor', 'pro_competitor', 'active'])
    else expect([membershipType, chosenMembership]).toEqual([type, undefined])
  }
})

test('the choice is forgotten when another membership begins, and by nothing else', () => {
  const user = registered('pro_competitor')
  const changed = changeStanding(user, { action: 'change_type', membershipType: 'pro_competitor' }, now)
  expect(changed).toMatchObject({ membershipType: 'pro_competitor', chosenMembership: undefined })
  expect(editAsAdmin(user, { membershipType: 'retailer' }, now).edited.chosenMembership).toBeUndefined()
  expect(editAsAdmin(user, { city: 'Tulsa', membershipType: 'competitor' }, now).edited).toMatchObject({
    chosenMembership: 'pro_competitor',
  })
})
