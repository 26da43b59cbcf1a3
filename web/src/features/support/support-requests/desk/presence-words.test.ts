import { expect, test } from 'vitest'
import type { Present } from '#shared/support/support-requests/agent-shapes.ts'
import { presenceWords } from './presence-words.ts'

const someone = (name: string, isWriting = false) => ({ id: name, name, isWriting })

test.each([
  [[], ''],
  [[someone('Alex')], 'Alex is looking at this'],
  [[someone('Alex', true)], 'Alex is writing here'],
  [[someone('Alex'), someone('Kim')], 'Alex and Kim are looking at this'],
  [[someone('Alex'), someone('Kim', true)], 'Kim is writing here'],
  [[someone('Alex', true), someone('Kim', true)], 'Alex and Kim are writing here'],
])('of %j it is said: %s', (others, words) => {
  expect(presenceWords(others as Present['others'])).toBe(words)
})
