import { expect, test } from 'vitest'
import { pictureKey, pictureVersion } from './picture-key.ts'

const event = {
  title: 'Winter Warm-Up',
  venueName: 'Wharf Nine',
  city: 'Louisville',
  state: 'KY',
  startsAt: '2026-12-12T14:00:00.000Z',
  startsOn: '2026-12-12',
  timeZone: 'America/Kentucky/Louisville',
  status: 'published' as const,
}

test('another picture is kept for everything that a picture shows, and no other for the rest', () => {
  const changes: Partial<typeof event>[] = [
    {},
    { title: 'Winter Wake-Up' },
    { venueName: 'Wharf Ten' },
    { city: 'Lexington' },
    { state: 'IN' },
    { startsAt: '2026-12-12T15:00:00.000Z' },
    { startsOn: '2026-12-13' },
    { timeZone: 'America/Chicago' },
  ]
  const keys = changes.map((change) => pictureKey({ ...event, ...change }))
  expect(new Set([...keys, pictureKey({ ...event, status: 'cancelled' })]).size).toBe(changes.length + 1)
  expect(pictureKey({ ...event, ...{ description: 'Bring ear protection.' } })).toBe(keys[0])
})

test('the version of a picture changes with the place where it is kept', () => {
  const other = { ...event, title: 'Winter Wake-Up' }
  expect(pictureVersion(event)).not.toBe(pictureVersion(other))
  for (const one of [event, other]) expect(pictureKey(one)).toContain(pictureVersion(one))
})
