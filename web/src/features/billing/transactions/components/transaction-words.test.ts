import { expect, test } from 'vitest'
import { TransactionType } from '#shared/billing/transactions/transaction.ts'
import { signedAmount, titleOf } from './transaction-words.ts'

test('what comes back to a member is taken off, what they pay is not, whatever sign it was kept with', () => {
  for (const amountCents of [999, -999])
    expect(TransactionType.options.map((type) => signedAmount({ type, amountCents }))).toEqual([
      '$9.99',
      '−$9.99',
      '−$9.99',
      '$9.99',
    ])
})

test('a credit and a charge say what they are, in front of the administrator’s own words', () => {
  const titles = TransactionType.options.map((type) => titleOf({ type, description: 'Thanks' }))
  expect(titles).toEqual(['Thanks', 'Thanks', 'Credit: Thanks', 'Charge: Thanks'])
})
