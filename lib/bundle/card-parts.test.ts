import { expect, test } from 'vitest'
import { partOfCard } from './card-parts.ts'

const card = `import type { Kinds } from './kinds.ts'

export const activityTypes = { given: 'Given' } as const

const stale = ['cars']

export const notificationKinds = {
  car_news: { stale },
} as const satisfies Kinds

export const searchType = { document: () => summary() }

function summary() {
  return 'A car'
}
`

test('a registry of the browser gets what it joins of a card, with what that needs, and nothing else', () => {
  const part = partOfCard(card, 'notificationKinds')
  expect(part).toContain('car_news')
  expect(part).toContain("const stale = ['cars']")
  expect(part).not.toMatch(/Given|searchType/)
  expect(partOfCard(card, 'searchType')).toContain("return 'A car'")
})
