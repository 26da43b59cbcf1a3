import { afterEach, expect, test } from 'vitest'
import { keepEarly, notePage, sendEventsTo, track, trackPage, trackShown } from './track.ts'

const event = { event_id: 'evt_1', kind: 'meet' } as const
const page = { path: '/events/:eventId', title: '' }

let sent: string[] = []
let stops: (() => void)[] = []
const count = (who = '') =>
  stops.push(sendEventsTo((name, _params, { path }) => void sent.push(`${who}${name} ${path}`)))
/** What was put off to the end of this turn is done. */
const turned = () => Promise.resolve()

afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  keepEarly(false)
  notePage({ path: '/', title: '' })
  sent = []
})

test('what a page shows is counted with the page, though counting begins after both', async () => {
  const end = trackShown('view_event_detail', event)
  trackPage(page)
  await turned()
  expect(sent).toEqual([])
  count()
  expect(sent).toEqual(['page_view /events/:eventId', 'view_event_detail /events/:eventId'])
  end()
})

test('what a page shows is counted once and under its own address, though it is there before the page is noted', async () => {
  count()
  const end = trackShown('view_event_detail', event)
  trackPage(page)
  await turned()
  end()
  expect(sent).toEqual(['page_view /', 'page_view /events/:eventId', 'view_event_detail /events/:eventId'])
})

test('what was shown before counting began and is gone is not counted', async () => {
  trackShown('view_event_detail', event)()
  await turned()
  count()
  expect(sent).toEqual(['page_view /'])
})

test('each place gets what a page shows once, whichever began first', async () => {
  count('own ')
  const end = trackShown('view_event_detail', event)
  trackPage(page)
  await turned()
  count('google ')
  expect(sent.filter((line) => line.includes('view_event_detail'))).toEqual([
    'own view_event_detail /events/:eventId',
    'google view_event_detail /events/:eventId',
  ])
  stops[0]?.()
  trackPage(page)
  expect(sent.at(-1)).toBe('google page_view /events/:eventId')
  expect(sent.filter((line) => line === 'own page_view /events/:eventId')).toHaveLength(1)
  end()
})

test('what happens before it is known whether that may be counted is counted then, or forgotten', () => {
  keepEarly(true)
  track('login', { method: 'google' })
  trackPage(page)
  count()
  expect(sent).toEqual(['page_view /events/:eventId', 'login /'])
  for (const stop of stops) stop()
  keepEarly(true)
  track('login', { method: 'email' })
  keepEarly(false)
  sent = []
  count()
  expect(sent).toEqual(['page_view /events/:eventId'])
})
