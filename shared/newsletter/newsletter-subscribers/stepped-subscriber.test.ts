import { expect, test } from 'vitest'
import { consented } from './stepped-subscriber.ts'
import { type ConsentEvent, mostConsents } from './subscriber.ts'

const at = '2026-05-01T00:00:00.000Z'
const step = (what: ConsentEvent['what']) => ({ at, what, source: 'footer' as const })
const withAll = (steps: ConsentEvent['what'][]) =>
  steps.reduce((consents, what) => consented({ consents }, step(what)), [] as ConsentEvent[])

test('a stranger who asks again and again does not push out what was agreed', () => {
  const asked = Array.from({ length: 60 }, () => 'asked' as const)
  const consents = withAll(['asked', 'confirmed', 'unsubscribed', ...asked])
  expect(consents).toHaveLength(mostConsents)
  expect(consents.slice(0, 3).map(({ what }) => what)).toEqual(['confirmed', 'unsubscribed', 'asked'])
})

test('of what was agreed itself the newest is kept', () => {
  const consents = withAll(['confirmed', ...Array.from({ length: mostConsents }, () => 'topics' as const)])
  expect(consents).toHaveLength(mostConsents)
  expect(consents[0]?.what).toBe('topics')
})
