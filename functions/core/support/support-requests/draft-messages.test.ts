import { expect, test } from 'vitest'
import type { RequestMessage } from '#shared/support/support-requests/support-request.ts'
import { draftMessages } from './draft-messages.ts'

const message = (text: string, more: Partial<RequestMessage> = {}) =>
  ({
    kind: 'customer',
    author: { name: 'Dana Doe', email: 'dana@example.test' },
    text,
    ...more,
  }) as RequestMessage

test('a draft is made of public messages, oldest first, and of no name or address', () => {
  const newest = [
    message('And now?'),
    message('The customer is in debt.', { kind: 'note' }),
    message('Merged.', { kind: 'system' }),
    message('I am on vacation.', { automatic: true }),
    message('Press it twice.', { kind: 'answer', author: { name: 'Alex Agent' } }),
    message('It does nothing.'),
  ]
  expect(draftMessages(newest)).toEqual([
    { from: 'customer', text: 'It does nothing.' },
    { from: 'desk', text: 'Press it twice.' },
    { from: 'customer', text: 'And now?' },
  ])
})

test('what a message quotes is dropped, whether its mail said where or not', () => {
  const quote = 'On Mon, Mar 1, 2027 at 10:00 AM Ann <ann@example.test> wrote:\n> Hello'
  const text = `Thanks.\n\n${quote}`
  const texts = draftMessages([
    message(text, { quotedFrom: 9 }),
    message(text),
    message('> You said this\nI say that'),
    message('> Only a quote'),
  ]).map((one) => one.text)
  expect(texts).toEqual(['I say that', 'Thanks.', 'Thanks.'])
})

test('the ten newest count, and eight thousand characters in all', () => {
  const many = draftMessages(Array.from({ length: 20 }, (_, at) => message(`Message ${at}`)))
  expect(many.map(({ text }) => text)).toEqual(Array.from({ length: 10 }, (_, at) => `Message ${9 - at}`))
  const long = draftMessages([message('a'.repeat(5000)), message('b'.repeat(5000)), message('c')])
  expect(long.map(({ text }) => text.length)).toEqual([3000, 5000])
})
