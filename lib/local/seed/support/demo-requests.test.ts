import { expect, test } from 'vitest'
import { RequestMessage, SupportRequest } from '#shared/support/support-requests/support-request.ts'
import { demoRequests } from './demo-requests.ts'

const now = '2026-11-25T21:00:00.000Z'
const made = demoRequests(now)
const count = (is: (one: (typeof made)[number]) => unknown) => made.filter(is).length

test('each request of the demo is what the platform would have made', () => {
  for (const { request, messages } of made) {
    SupportRequest.parse(request)
    for (const message of messages) RequestMessage.parse(message)
    const said = messages.filter(({ kind }) => kind !== 'note')
    expect(request.messageCount, request.subject).toBe(said.length)
    expect(request.createdAt <= request.lastMessageAt && request.lastMessageAt <= now, request.subject).toBe(
      true,
    )
  }
  expect(new Set(made.map(({ request }) => request.number)).size).toBe(made.length)
})

test('the desks have work of every kind', () => {
  const isAtPlatform = ({ request }: (typeof made)[number]) => request.deskId === 'platform'
  expect(made).toHaveLength(46)
  expect(count((one) => !isAtPlatform(one))).toBe(9)
  expect(count(({ request }) => request.rating)).toBe(20)
  expect(count(({ request }) => request.rating?.score === 'good')).toBe(17)
  expect(count(({ request }) => request.status === 'spam')).toBe(2)
  expect(count(({ request }) => request.isUnverified)).toBe(1)
  expect(count(({ request }) => request.status === 'merged' && request.mergedInto)).toBe(1)
  const due = (from: number, to: number) =>
    count(({ request }) => {
      const minutes = (Date.parse(request.clocks.first?.dueAt ?? '') - Date.parse(now)) / 60_000
      return request.status === 'open' && from <= minutes && minutes <= to
    })
  expect(due(0, 60)).toBe(3)
  expect(due(-10_000, -1)).toBe(2)
})
