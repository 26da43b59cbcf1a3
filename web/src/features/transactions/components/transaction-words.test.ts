import { expect, test } from 'vitest'
import { TransactionType } from '#shared/transactions/transaction.ts'
import { signedAmount } from './transaction-words.ts'

test('what comes back to a member is taken off, what they pay is not, whatever sign it was kept with', () => {
  for (const amountCents of [999, -999])
    expect(TransactionType.options.map((type) => signedAmount({ type, amountCents }))).toEqual([
      '$9.99',
      '−$9.99',
      '−$9.99',
      '$9.99',
    ])
})
