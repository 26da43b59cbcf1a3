import { expect, test } from 'vitest'
import { screenPaths } from '#shared/content/navigation/screen-paths.ts'
import type { SeenEvent } from './contract.ts'
import { CountedEventName } from './counted-event.ts'
import { countsOf } from './counts-of.ts'
import { detailOf } from './detail-of.ts'

const seen = (event: Partial<SeenEvent>): SeenEvent => ({ name: 'page_view', path: '/events', ...event })

test('the same events of a request are counted together', () => {
  expect(countsOf([seen({}), seen({ path: '/faq' }), seen({})])).toEqual([
    { name: 'page_view', of: '/events', detail: '', count: 2 },
    { name: 'page_view', of: '/faq', detail: '', count: 1 },
  ])
})

test('a visit is counted by its host alone, once for a request', () => {
  const visit = { from: 'www.Example.com' }
  expect(countsOf([seen({ visit }), seen({ visit })]).at(-1)).toEqual({
    name: 'visit',
    of: 'example.com',
    detail: '',
    count: 1,
    open: 'of',
  })
})

test.each([
  undefined,
  'localhost',
  '127.0.0.1',
  'example.com/path',
  'https://example.com',
  'a@example.com',
  `${'a.'.repeat(60)}com`,
])('a visit from %s is one from nowhere', (from) => {
  const event = seen({ visit: from === undefined ? {} : { from } })
  expect(countsOf([event]).at(-1)).toEqual({ name: 'visit', of: '', detail: '', count: 1 })
})

test.each<[string, Partial<SeenEvent>]>([
  ['an unknown name', { name: 'toString' }],
  ['a visit as an event', { name: 'visit' }],
  ['the test of administrators', { name: 'test' }],
  ['an address in the place of its pattern', { path: '/events/evt_01JZZZZZZZZZZZZZZZZZZZZZZZ' }],
  ['an address with a query', { path: '/search?q=dana' }],
  ['the administration', { path: '/admin/mails' }],
  ['a page view with a word', { detail: 'dana' }],
  ['a search with what was searched for', { name: 'search', detail: 'dana' }],
  ['a login without its way', { name: 'login' }],
  ['a network that no one knows', { name: 'social_click', detail: 'myspace' }],
  ['an error with its text', { name: 'error', detail: 'dana@example.test is busy' }],
  ['an error with a number', { name: 'error', detail: 'usr_01JZZZZZZZZZZZZZZZZZZZZZZZ' }],
  ['a form with what was typed', { name: 'form_submit', detail: 'login dana accepted' }],
  ['a form without an outcome', { name: 'form_submit', detail: 'login' }],
  ['a form with a phone number', { name: 'form_submit', detail: '4805550100 accepted' }],
])('%s is not counted, nor the visit with it', (_what, event) => {
  expect(countsOf([seen({ ...event, visit: {} })])).toEqual([])
})

const samples: Record<CountedEventName, [params: object, detail: string]> = {
  page_view: [{}, ''],
  sign_up: [{ method: 'email', membership_type: 'pro_competitor' }, 'email pro_competitor'],
  login: [{ method: 'google' }, 'google'],
  event_registration: [{ event_id: 'evt_1', kind: 'competition' }, 'competition'],
  purchase: [{ value: 45, currency: 'USD', item: 'membership', plan: 'retailer_monthly' }, 'membership'],
  search: [{ search_term: 'dana' }, ''],
  social_click: [{ network: 'instagram' }, 'instagram'],
  form_submit: [{ form_name: '/events/:eventId', outcome: 'refused' }, '/events/:eventId refused'],
  ad_click: [{ zone: 'side_box' }, 'side_box'],
  error: [{ code: 'TypeError' }, 'TypeError'],
  view_event_detail: [{ event_id: 'evt_1', kind: 'meet' }, 'meet'],
}

test.each(CountedEventName.options)('%s is counted as the site tells it', (name) => {
  const [params, detail] = samples[name]
  const told = detailOf(name, params)
  expect(countsOf([seen({ name, ...(told && { detail: told }) })])).toMatchObject([
    { name, detail, count: 1 },
  ])
})

test('pages are known by the patterns of their addresses', () => {
  expect(screenPaths).toContain('/events/:eventId')
  expect(countsOf([seen({ path: '/events/:eventId' })])).toHaveLength(1)
})
