import { expect, test } from 'vitest'
import { compareRanks, rankedDay, rankOf } from './result-rank.ts'

const today = '2026-06-01'
const content = (title: string, relevanceScore = 25) =>
  ({ id: title, type: 'content', title, relevanceScore }) as const
const event = (title: string, date: string) => ({ ...content(title), type: 'event', date }) as const

test('the more relevant comes first; then upcoming events, nearer first, and past ones last; then shorter titles', () => {
  const inOrder = [
    content('Exactly', 100),
    event('Today', '2026-06-01'),
    event('Next week', '2026-06-08T15:00:00.000Z'),
    event('Next year', '2027-06-08'),
    content('Short'),
    content('A longer one'),
    event('Yesterday', '2026-05-31'),
    event('Last year', '2025-05-31'),
    content('Hardly', 10),
  ]
  const sorted = inOrder.toReversed().toSorted((a, b) => compareRanks(rankOf(a, today), rankOf(b, today)))
  expect(sorted).toEqual(inOrder)
})

test('a show of tonight on the West Coast is to come after midnight UTC', () => {
  const [tonight, other] = [event('Tonight', '2026-06-01'), content('Other')]
  const day = rankedDay('2026-06-02T03:00:00.000Z')
  expect(compareRanks(rankOf(tonight, day), rankOf(other, day))).toBeLessThan(0)
})

test('what is alike goes by its id', () => {
  const [a, b] = [
    rankOf({ ...content('Same'), id: 'a' }, today),
    rankOf({ ...content('Same'), id: 'b' }, today),
  ]
  expect([compareRanks(a, b), compareRanks(b, a), compareRanks(a, a)]).toEqual([-1, 1, 0])
})
