import { expect, test } from 'vitest'
import { accountStages, accountStanding, verificationStanding } from './account-standing.ts'

const account = {
  status: 'active',
  verificationStatus: 'verified',
  membershipType: 'competitor',
  registrationCompleted: true,
} as const

test('a competitor is through after verifying and completing', () => {
  expect(accountStages(account).map((stage) => stage.done)).toEqual([true, true, true])
})

test('a business also waits for a person', () => {
  const stages = accountStages({ ...account, membershipType: 'retailer', status: 'pending' })
  expect(stages.at(-1)).toMatchObject({ title: 'Business approved', done: false })
})

test('each state has a word of its own', () => {
  expect(accountStanding(account).word).toBe('Active')
  expect(accountStanding({ ...account, status: 'pending', membershipType: 'retailer' }).sentence).toContain(
    'Our team reviews the documents you send',
  )
  expect(accountStanding({ ...account, status: 'suspended' }).tone).toBe('danger')
})

test('a refused business is refused, and its email address is verified all the same', () => {
  const refused = { ...account, status: 'pending', verificationStatus: 'rejected' } as const
  expect(accountStanding(refused).word).toBe('Rejected')
  expect(verificationStanding(refused).word).toBe('Verified')
})
