import { beforeEach, expect, test, vi } from 'vitest'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import { billingAccountOf } from './billing-accounts.ts'
import { updateCustomer } from './update-customer.ts'

vi.mock('#core/billing/stripe/stripe.ts', () => ({ stripeClient: vi.fn() }))
vi.mock('./billing-accounts.ts', () => ({ billingAccountOf: vi.fn() }))

const told: unknown[] = []
let name = 'Dana'
let onTold: () => void = () => undefined

beforeEach(() => {
  told.length = 0
  vi.spyOn(users, 'get').mockImplementation(async () => ({ name, email: 'dana@example.test' }) as StoredUser)
  const update = async (_: string, contact: { name: string }) => {
    told.push(contact.name)
    onTold()
  }
  vi.mocked(stripeClient).mockResolvedValue({ customers: { update } } as never)
  vi.mocked(billingAccountOf).mockResolvedValue({ stripeCustomerId: 'cus_1' } as never)
})

test('a customer renamed during an update is updated again, until nothing has changed', async () => {
  onTold = () => (name = told.length < 3 ? `Dana ${told.length}` : name)
  await updateCustomer('member')
  expect(told).toEqual(['Dana', 'Dana 1', 'Dana 2'])
})

test('a member without a provider account, or with closed books, is not reported', async () => {
  vi.mocked(billingAccountOf).mockResolvedValueOnce({} as never)
  await updateCustomer('member')
  vi.mocked(billingAccountOf).mockResolvedValueOnce({ stripeCustomerId: 'cus_1', closedAt: 'then' } as never)
  await updateCustomer('member')
  expect(told).toEqual([])
})
