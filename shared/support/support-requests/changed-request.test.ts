import { expect, test } from 'vitest'
import { initialSettings } from '#shared/support/support-desks/initial-settings.ts'
import { changedRequest, differences } from './changed-request.ts'
import { handedOver, startedClocks } from './stepped-request.ts'
import type { SupportRequest } from './support-request.ts'

const settings = initialSettings('platform')
// A Wednesday, in the hours of the desk.
const openedAt = '2027-03-03T16:00:00.000Z'
const now = '2027-03-03T16:30:00.000Z'
const rules = { settings, now }

const request = (more: Partial<SupportRequest> = {}): SupportRequest => ({
  id: 'tkt_01JZ0000000000000000000000',
  number: 'S-100042',
  deskId: 'platform',
  subject: 'The chart stays empty',
  category: 'other',
  priority: 'normal',
  status: 'open',
  source: 'web',
  requester: { email: 'pat@example.com', name: 'Pat Person', proven: true },
  shared: 'requester',
  participants: [],
  tags: [],
  clocks: startedClocks('normal', { settings, now: openedAt }),
  lastMessageAt: openedAt,
  messageCount: 1,
  createdAt: openedAt,
  version: 1,
  ...more,
})

test('nothing that is not named changes', () => {
  expect(changedRequest(request(), {}, rules)).toEqual(request())
  expect(differences(request(), request()).isChanged).toBe(false)
})

test('a request of an unproven sender is looked at by any change but spam', () => {
  const unverified = request({ isUnverified: true, clocks: {} })
  const looked = changedRequest(unverified, { priority: 'high' }, rules)
  expect(looked.isUnverified).toBeUndefined()
  expect(looked.clocks.first?.targetMinutes).toBe(settings.policies.high.firstAnswerMinutes)
  const spam = changedRequest(unverified, { status: 'spam' }, rules)
  expect(spam).toMatchObject({ status: 'spam', clocks: {} })
  // Once it is none, it is a request like any other.
  expect(changedRequest(spam, { status: 'open' }, rules).clocks.first?.dueAt).toBeDefined()
})

test('what waits does not run, and what is over is opened again before anything else', () => {
  const waiting = changedRequest(request(), { status: 'waiting' }, rules)
  expect(waiting.clocks.solve).toMatchObject({ usedMs: 30 * 60_000 })
  expect(waiting.clocks.solve?.dueAt).toBeUndefined()
  const closed = request({ status: 'closed', closedAt: openedAt })
  expect(() => changedRequest(closed, { status: 'solved' }, rules)).toThrow('has changed in the meantime')
  expect(changedRequest(closed, { status: 'open' }, rules)).toMatchObject({ status: 'open' })
})

test('the log counts addresses, and names no one', () => {
  const after = changedRequest(request(), { participants: ['bo@example.com', 'pat@example.com'] }, rules)
  expect(after.participants).toEqual(['bo@example.com'])
  expect(differences(request(), after)).toEqual({
    isChanged: true,
    before: { participants: 0 },
    after: { participants: 1 },
  })
})

test('a request that is handed over keeps what it used of its clocks', () => {
  const from = initialSettings('org_01JZ0000000000000000000000')
  const at = request({
    deskId: from.deskId,
    category: 'membership',
    assigneeId: '7b0c7a52-9d0a-4c1e-8f52-2f7e1d8a6c11',
  })
  const after = handedOver(at, { from, to: settings, now })
  expect(after).toMatchObject({ deskId: 'platform', category: 'other' })
  expect(after.assigneeId).toBeUndefined()
  expect(after.clocks.first).toMatchObject({
    usedMs: 30 * 60_000,
    since: now,
    targetMinutes: settings.policies.normal.firstAnswerMinutes,
  })
})
