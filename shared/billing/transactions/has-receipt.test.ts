import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { hasReceipt } from './has-receipt.ts'

const at = '2027-03-05T14:00:00.000Z'
const purpose = { kind: 'entry', registrationId: newId('reg', at), eventId: newId('evt', at) } as const

test.each([
  ['a payment for an entry', { type: 'payment', status: 'succeeded', purpose }, true],
  ['one that went back', { type: 'payment', status: 'refunded', purpose }, true],
  ['its refund', { type: 'refund', status: 'succeeded', purpose }, false],
  ['a membership’s payment', { type: 'payment', status: 'succeeded', purpose: undefined }, false],
] as const)('%s has a receipt: %s', (_, transaction, expected) => {
  expect(hasReceipt(transaction)).toBe(expected)
})
