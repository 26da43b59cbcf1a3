import { expect, test } from 'vitest'
import { AdminUserForm } from './admin-contract.ts'
import { ProfileForm } from './contract.ts'
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
  expect(editAsAdmin(refused, { status: 'pending', phone: '' }, now).edited).toMatchObject({
    status: 'pending',
    verificationStatus: 'rejected',
  })
  expect(editAsAdmin(business, { status: 'active' }, now).edited.verificationStatus).toBe(
    business.verificationStatus,
  )
})

test('a form that is sent as it was read has changed nothing', () => {
  const { publicFields, phone } = business
  expect(editAsAdmin(business, { publicFields: [...publicFields], phone }, now).fields).toEqual([])
  expect(editAsAdmin(business, { publicFields: [] }, now).fields).toEqual(['publicFields'])
})

test('whatever an administrator may type into a profile, its owner can save again', () => {
  const longest = { taxId: '9'.repeat(32) }
  while (AdminUserForm.safeParse({ taxId: `${longest.taxId}9`, version: 1 }).success) longest.taxId += '9'
  expect(ProfileForm.safeParse({ ...longest, version: 1 }).success).toBe(true)
})
