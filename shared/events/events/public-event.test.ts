import { expect, test } from 'vitest'
import { someEvent } from '#test/support/events.ts'
import type { Event } from './event.ts'
import { newEvent } from './new-event.ts'
import { hasPage, isListed, publicTitle } from './public-event.ts'
import { settleEvent } from './settle-event.ts'

const removed = { at: '2026-06-01T00:00:00.000Z', reason: 'It sells something.' }

test('a published or cancelled event has a page until an administrator removes it, and a draft has none', () => {
  expect(hasPage({ status: 'published' })).toBe(true)
  expect(hasPage({ status: 'cancelled' })).toBe(true)
  expect(hasPage({ status: 'draft' })).toBe(false)
  expect(hasPage({ status: 'archived' })).toBe(false)
  expect(hasPage({ status: 'published', removed })).toBe(false)
  expect(hasPage({ status: 'cancelled', removed })).toBe(false)
})

test('lists show what is published, public, and not removed', () => {
  const ids = { id: 'evt_one' as Event['id'], ownerId: 'usr_one' as Event['ownerId'], poster: undefined }
  const event: Event = {
    ...newEvent({ ...ids, fields: settleEvent(someEvent()) }, removed.at),
    status: 'published',
    isPublic: true,
  }
  expect(isListed(event)).toBe(true)
  expect(isListed({ ...event, isPublic: false })).toBe(false)
  expect(isListed({ ...event, status: 'cancelled' })).toBe(false)
  expect(isListed({ ...event, removed })).toBe(false)
})

test('the title of a removed event is not read anywhere by everyone', () => {
  expect(publicTitle({ title: 'Bass Day' })).toBe('Bass Day')
  expect(publicTitle({ title: 'Bass Day', removed })).toBe('Removed event')
  expect(publicTitle(undefined)).toBe('Deleted event')
})
