import { expect, test } from 'vitest'
import { askedWords } from './asked-words.ts'

test.each([
  ['events in Texas', 'event', ['texas']],
  ['events in Texas', 'content', ['events', 'texas']],
  ['Texas shows', 'event', ['texas']],
  ['the bass of Ann', 'content', ['bass', 'ann']],
  ['events', 'event', ['events']],
  ['to', 'content', ['to']],
  ['Portland, OR', 'event', ['portland', 'or']],
  ['', 'event', []],
] as const)('%j asks %s for %j', (question, type, asked) => {
  expect(askedWords(question, type)).toEqual(asked)
})
