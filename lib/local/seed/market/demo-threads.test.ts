import { expect, test } from 'vitest'
import { Conversation, Message } from '#shared/market/conversations/conversation.ts'
import { demoItems } from './demo-items.ts'
import { demoThreads } from './demo-threads.ts'
import { seededUser } from './seeded-items.ts'

const now = '2026-11-25T21:00:00.000Z'
const threads = demoThreads(now, 'whole')
const items = new Map((await demoItems(now, 'whole')).map((item) => [item.id, item]))

test('18 conversations: one with offers, one flagged, one of a pair that is blocked', () => {
  expect(threads).toHaveLength(18)
  expect(new Set(threads.map(({ conversation: { id } }) => id)).size).toBe(18)
  const open = threads.filter(({ conversation }) => conversation.offer?.status === 'open')
  expect(open.map(({ sheet: { about } }) => about)).toContain('Redbed R-4000 monoblock with birth sheet')
  expect(threads.filter(({ conversation }) => conversation.flaggedAt)).toHaveLength(1)
  expect(threads.filter(({ sheet }) => sheet.blockedBy)).toHaveLength(1)
})

test('member and pro have something unread, as buyers and as sellers', () => {
  const unread = (who: string) =>
    threads
      .flatMap(({ lines }) => lines)
      .filter((line) => line.userId === seededUser(who) && line.unread > 0)
      .map(({ side }) => side)
  expect(new Set(unread('member'))).toEqual(new Set(['buyer', 'seller']))
  expect(new Set(unread('pro'))).toEqual(new Set(['buyer', 'seller']))
})

test('everyone for whom an item is held, or who bought it, wrote about it before', () => {
  for (const item of items.values()) {
    const about = threads.filter(({ conversation }) => conversation.itemId === item.id)
    expect([item.title, item.conversationCount]).toEqual([item.title, about.length])
    const buyerId = item.reservation?.buyerId
    if (buyerId) expect(about.map(({ conversation }) => conversation.buyerId)).toContain(buyerId)
    if (item.status === 'sold_here')
      expect(about.flatMap(({ messages }) => messages.map(({ kind }) => kind))).toContain('sold')
  }
})

test('each is what the platform itself would have stored, said after the item was there and before now', () => {
  for (const { conversation, messages } of threads) {
    Conversation.parse(conversation)
    const item = items.get(conversation.itemId)
    const times = messages.map(({ sentAt }) => sentAt)
    expect(times).toEqual(times.toSorted())
    expect((item?.publishedAt ?? now) < conversation.createdAt).toBe(true)
    expect(conversation.lastAt <= now).toBe(true)
    for (const message of messages) Message.parse(message)
    expect(conversation.buyerId).not.toBe(conversation.sellerId)
  }
})
