import { beforeEach, expect, test, vi } from 'vitest'
import type { OwnActivity } from '#shared/platform/activities/contract.ts'
import { logActivity, sendActivitiesTo } from './log-activity.ts'
import { setSession } from './session/session-store.ts'

const search = (query: string): OwnActivity => ({ type: 'search', query, resultCount: 0 })

const sentTo = (): string[] => {
  const sink = vi.fn<(activity: OwnActivity) => void>()
  sendActivitiesTo(sink)
  return sink.mock.calls.map(([activity]) => (activity.type === 'search' ? activity.query : ''))
}

beforeEach(() => {
  sendActivitiesTo(undefined)
  setSession({ status: 'loading' })
})

test('what a member does before the page has time for it is noted later, and not without end', () => {
  for (let at = 0; at < 100; at++) logActivity(search(`search ${at}`))
  const sent = sentTo()
  expect(sent[0]).toBe('search 0')
  expect(sent).toHaveLength(20)
  sendActivitiesTo(undefined)
  expect(sentTo()).toEqual([])
})

test('a visitor is not logged, even when they log in afterwards', () => {
  setSession({ status: 'anonymous' })
  logActivity(search('before'))
  expect(sentTo()).toEqual([])
})
