import { expect, test } from 'vitest'
import { editAsAdmin } from './edit-as-admin.ts'
import { newUser } from './new-user.ts'

const now = '2026-01-01T00:00:00.000Z'
const business = newUser({ id: 'u', email: 'a@b.test', membershipType: 'retailer' }, now)

test('a refused business that an administrator opens by editing is no longer refused', () => {
  const refused = { ...business, verificationStatus: 'rejected' } as const
  const { edited } = editAsAdmin(refused, { status: 'active' }, now)
  expect(edited).toMatchObject({ status: 'active', verificationStatus: 'verified' })
})

test('an edit that opens nothing leaves a refusal as it is', () => {
  const refused = { ...business, verificationStatus: 'rejected' } as const
  expect(editAsAdmin(refused, { status: 'pending', phone: '1' }, now).edited).toMatchObject({
    status: 'pending',
    verificationStatus: 'rejected',
  })
  expect(editAsAdmin(business, { status: 'active' }, now).edited.verificationStatus).toBe(
    business.verificationStatus,
  )
})
