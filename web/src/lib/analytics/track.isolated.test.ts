import { afterEach, expect, test } from 'vitest'
import { notePage, sendEventsTo, trackPage, trackShown } from './track.ts'

const event = { event_id: 'evt_1', kind: 'meet' } as const
const page = { path: '/events/:eventId', title: '' }

let sent: string[] = []
const count = () => sendEventsTo((name, _params, { path }) => void sent.push(`${name} ${path}`))
/** What was put off to the end of this turn is done. */
const turned = () => Promise.resolve()

afterEach(() => {
  sendEventsTo(undefined)
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
