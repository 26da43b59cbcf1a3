import { expect, test } from 'vitest'
import { bareItem } from '#test/support/bare-item.ts'
import { ItemStatus } from './item.ts'
import { countsAsItem, hasFlaggedWords, isNewAccount, mostItems } from './item-limits.ts'

test('a membership says how many items one may have', () => {
  expect(mostItems).toEqual({
    competitor: 20,
    pro_competitor: 50,
    retailer: 100,
    manufacturer: 100,
    organization: 100,
    admin: 100,
  })
})

test('what was sold, closed, or removed does not count', () => {
  const counted = ItemStatus.options.filter((status) => countsAsItem({ status }))
  expect(counted).toEqual(['draft', 'pending', 'refused', 'active', 'expired'])
})

test('an account is new for seven days', () => {
  const account = { createdAt: '2026-01-01T00:00:00.000Z' }
  expect(isNewAccount(account, '2026-01-07T23:59:59.999Z')).toBe(true)
  expect(isNewAccount(account, '2026-01-08T00:00:00.000Z')).toBe(false)
})

test.each<[Parameters<typeof bareItem>[0], boolean]>([
  [{}, false],
  [{ title: 'Pay by GIFT CARD only' }, true],
  [{ brand: 'WhatsApp' }, true],
  [{ model: 'Télegram' }, true],
  [{ description: 'Write to me on telegram, it is quicker.' }, true],
  [{ description: 'A telegraphic antenna that fits every car.' }, false],
])('words wait: %j %s', (words, waits) => {
  expect(hasFlaggedWords(bareItem(words))).toBe(waits)
})
