import { expect, test } from 'vitest'
import { filledIn } from '#shared/support/support-desks/canned-reply.ts'
import { firstNameOf, repliesFor, typedShortcut, withReply } from './typed-shortcut.ts'

test.each([
  ['#', 1, { from: 0, to: 1, begins: '' }],
  ['Hello #ref', 10, { from: 6, to: 10, begins: 'ref' }],
  ['Hello\n#Ref', 10, { from: 6, to: 10, begins: 'ref' }],
  ['#two words', 4, { from: 0, to: 4, begins: 'two' }],
  ['#two words', 10, undefined],
  ['Room#12', 7, undefined],
  ['Plain text', 10, undefined],
  ['', 0, undefined],
])('in %j with the caret at %i the shortcut is %j', (text, caret, expected) => {
  expect(typedShortcut(text, caret)).toEqual(expected)
})

test('a reply takes the place of its shortcut, and what stands around it stays', () => {
  expect(withReply('Hi #th bye', { from: 3, to: 6 }, 'Thank you.')).toEqual({
    text: 'Hi Thank you. bye',
    caret: 13,
  })
})

test('shortcuts that begin with what is typed come before titles that have it', () => {
  const replies = [
    { shortcut: 'late', title: 'A refund takes long' },
    { shortcut: 'refund', title: 'Money back' },
    { shortcut: 'hello', title: 'Greeting' },
  ]
  expect(repliesFor(replies, 'ref').map(({ shortcut }) => shortcut)).toEqual(['refund', 'late'])
  expect(repliesFor(replies, '')).toEqual(replies)
  expect(repliesFor(replies, '', 1)).toHaveLength(1)
  expect(repliesFor(replies, 'zzz')).toEqual([])
})

test('a reply greets by the first name, and keeps a placeholder without a value', () => {
  const values = { firstName: firstNameOf(' Ann  Marie Smith'), number: 'S-100042', agentName: '' }
  expect(filledIn('Hi {{firstName}}, {{number}} is yours. {{agentName}}', values)).toBe(
    'Hi Ann, S-100042 is yours. {{agentName}}',
  )
  expect(firstNameOf('')).toBe('')
})
