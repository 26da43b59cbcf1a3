import { expect, test } from 'vitest'
import type { CannedReply } from '#shared/support/support-desks/canned-reply.ts'
import { editedReply, foundReplies, readableReply, replySchema, replyValues } from './reply-values.ts'

const reply = {
  id: 'tcr_one',
  deskId: 'platform',
  title: 'Refund takes five days',
  shortcut: 'refund',
  text: 'Hi {{firstName}}, your bank needs five days.',
  updatedAt: '2026-11-01T00:00:00.000Z',
  version: 3,
} as CannedReply
const other = {
  ...reply,
  id: 'tcr_two',
  title: 'Reset a password',
  shortcut: 'reset',
  text: 'Press Forgot.',
} as CannedReply

test('a reply is edited on its version, and a new one has none', () => {
  expect(editedReply(reply).version).toBe(3)
  expect(replyValues(editedReply(undefined))).toEqual({ title: '', shortcut: '', text: '' })
})

test('a reply may leave open only what is filled in', () => {
  expect(replySchema.safeParse(replyValues(editedReply(reply))).success).toBe(true)
  expect(replySchema.safeParse({ ...replyValues(editedReply(reply)), text: 'Hi {{nickname}}' }).success).toBe(
    false,
  )
})

test('a search finds words of the title, the shortcut, and the text', () => {
  const found = (q: string) => foundReplies([reply, other], q).map(({ shortcut }) => shortcut)
  expect(found('')).toEqual(['refund', 'reset'])
  expect(found('#reset')).toEqual(['reset'])
  expect(found('BANK five')).toEqual(['refund'])
  expect(found('bank forgot')).toEqual([])
})

test('a list shows the words of a placeholder, not its braces', () => {
  expect(readableReply(reply.text)).toBe('Hi [First name], your bank needs five days.')
})
