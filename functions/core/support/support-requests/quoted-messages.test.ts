import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import type { RequestMessage } from '#shared/support/support-requests/support-request.ts'
import { quotedMessages } from './quoted-messages.ts'

const at = '2027-03-01T15:30:00.000Z'
const of = { deskName: 'Boxrise', timeZone: 'America/Chicago' }

const message = (more: Partial<RequestMessage>): RequestMessage => ({
  id: newId('tms', at),
  requestId: newId('tkt', at),
  kind: 'customer',
  author: { name: 'Sam' },
  via: 'web',
  text: 'Where is my refund?',
  attachments: [],
  createdAt: at,
  version: 1,
  ...more,
})

test('a quote says when and who, and the desk has one name', () => {
  const answer = message({ kind: 'answer', author: { name: 'Alex Agent' }, text: 'It is\non its way.' })
  expect(quotedMessages([answer, message({})], of)).toBe(
    [
      'On Mon, Mar 1, 2027, 9:30 AM CST, Boxrise wrote:\n> It is\n> on its way.',
      'On Mon, Mar 1, 2027, 9:30 AM CST, Sam wrote:\n> Where is my refund?',
    ].join('\n\n'),
  )
})

test('what a message quotes itself is left out', () => {
  const text = 'Thanks.\n\n> Where is my refund?'
  expect(quotedMessages([message({ text, quotedFrom: 7 })], of)).toMatch(/> Thanks\.$/)
})

test('a message that may be of someone else, or of a machine, is not repeated', () => {
  for (const mark of ['unproven', 'automatic', 'held'] as const)
    expect(quotedMessages([message({ [mark]: true })], of)).toBe('')
})

const kinds = fc.constantFrom('customer', 'answer', 'note', 'system')
const secret = (index: number) => `secret-${index}-of-the-desk`

test('no note ever stands in a quote, which is short and has three messages at most', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(kinds, fc.string({ maxLength: 6000 })), { maxLength: 12 }), (all) => {
      const messages = all.map(([kind, text], index) =>
        message({
          kind: kind as RequestMessage['kind'],
          text: kind === 'note' || kind === 'system' ? secret(index) : `said ${text}`,
        }),
      )
      const quote = quotedMessages(messages, of)
      expect(quote).not.toContain('-of-the-desk')
      expect(quote.length).toBeLessThanOrEqual(4000)
      expect(quote.match(/^On Mon, Mar 1, 2027, 9:30/gm)?.length ?? 0).toBeLessThanOrEqual(3)
      expect(quote.isWellFormed()).toBe(true)
    }),
    { numRuns: 200 },
  )
})
