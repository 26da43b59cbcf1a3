import { expect, test } from 'vitest'
import { firstPart } from './page-parts.ts'

test.each([
  ['draft', 'classes'],
  ['announced', 'classes'],
  ['open', 'classes'],
  ['closed', 'classes'],
  ['live', 'results'],
  ['ended', 'results'],
  ['cancelled', 'facts'],
] as const)('the page of an event that is %s begins with its %s', (phase, first) => {
  expect(firstPart(phase)).toBe(first)
})
