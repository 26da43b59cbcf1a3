import { expect, test } from 'vitest'
import { initialSettings } from '#shared/support/support-desks/initial-settings.ts'
import {
  answered,
  ended,
  lookedAt,
  prioritized,
  reopened,
  solved,
  startedClocks,
  takesMessages,
} from './stepped-request.ts'
import type { SupportRequest } from './support-request.ts'

const settings = initialSettings('platform')
const rulesAt = (now: string) => ({ settings, now })

const monday = '2027-03-01T15:00:00.000Z'

const aRequest = (change: Partial<SupportRequest> = {}): SupportRequest => ({
  id: 'tkt_01JN8AAAAAAAAAAAAAAAAAAAAA',
  number: 'S-100001',
  deskId: 'platform',
  subject: 'My refund',
  category: 'payments',
  priority: 'normal',
  status: 'open',
  source: 'web',
  requester: { email: 'ann@example.test', name: 'Ann', proven: true },
  shared: 'requester',
  participants: [],
  tags: [],
  clocks: startedClocks('normal', rulesAt(monday)),
  lastMessageAt: monday,
  messageCount: 1,
  createdAt: monday,
  version: 1,
  ...change,
})

test('the first answer stops its clock for good, and solving waits with the customer', () => {
  const after = answered(aRequest(), { ...rulesAt('2027-03-01T17:00:00.000Z'), solves: false })
  expect(after).toMatchObject({ status: 'waiting', firstAnswerMinutes: 120 })
  expect(after.clocks.first?.since).toBeUndefined()
  expect(after.clocks.solve).toMatchObject({ usedMs: 7_200_000 })
  const open = reopened(after, rulesAt('2027-03-03T15:00:00.000Z'))
  expect(open.clocks.first?.since).toBeUndefined()
  expect(open.clocks.solve).toMatchObject({ usedMs: 7_200_000, since: '2027-03-03T15:00:00.000Z' })
  const again = answered(open, { ...rulesAt('2027-03-03T16:00:00.000Z'), solves: false })
  expect(again.firstAnswerMinutes).toBe(120)
})

test('an answer may solve, and a message opens it again without a trace of that', () => {
  const after = answered(aRequest(), { ...rulesAt('2027-03-01T17:00:00.000Z'), solves: true })
  expect(after).toMatchObject({ status: 'solved', closesAt: '2027-03-08T17:00:00.000Z' })
  const open = reopened(after, rulesAt('2027-03-02T15:00:00.000Z'))
  expect(open).toMatchObject({ status: 'open' })
  expect(open).not.toHaveProperty('solvedAt')
  expect(open).not.toHaveProperty('closesAt')
  expect(open.clocks.solve?.since).toBe('2027-03-02T15:00:00.000Z')
})

test('a closed request takes messages for thirty days', () => {
  const closed = ended(solved(aRequest(), rulesAt(monday)), 'closed', rulesAt('2027-03-08T15:00:00.000Z'))
  expect(takesMessages(closed, '2027-04-07T14:59:59.999Z')).toBe(true)
  expect(takesMessages(closed, '2027-04-07T15:00:00.000Z')).toBe(false)
  expect(takesMessages(aRequest({ status: 'merged' }), monday)).toBe(false)
})

test('a request of an unproven sender has no clock until an agent has looked at it', () => {
  const unverified = aRequest({ isUnverified: true, clocks: {} })
  const after = lookedAt(unverified, rulesAt('2027-03-01T17:00:00.000Z'))
  expect(after).not.toHaveProperty('isUnverified')
  expect(after.clocks.first?.dueAt).toBe('2027-03-02T17:00:00.000Z')
})

test('another priority changes the targets of both clocks', () => {
  const urgent = prioritized(aRequest(), 'urgent', rulesAt('2027-03-01T15:30:00.000Z'))
  expect(urgent.clocks.first?.dueAt).toBe('2027-03-01T16:00:00.000Z')
  const none = { ...settings, policies: { ...settings.policies, low: {} } }
  expect(prioritized(aRequest(), 'low', { settings: none, now: monday }).clocks).toEqual({})
  const back = prioritized(aRequest({ clocks: {} }), 'normal', rulesAt('2027-03-01T15:30:00.000Z'))
  expect(back.clocks.solve?.since).toBe('2027-03-01T15:30:00.000Z')
})
