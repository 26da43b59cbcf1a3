import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { FeaturedBoard } from '#shared/leaderboard/standings/featured-contract.ts'
import { HomePage } from './home-page.tsx'
import { type NextEvent, nextEvent } from './next-event.ts'
import { type SheetPlan, sheetPlans } from './sheet-plans.ts'

const plans = sheetPlans([
  {
    id: 'c',
    type: 'competitor',
    name: 'Competitor',
    priceCents: 0,
    billingPeriod: 'monthly',
    features: ['Enter'],
  },
  { id: 'p1', type: 'pro_competitor', name: 'Pro', priceCents: 999, billingPeriod: 'monthly', features: [] },
  { id: 'p2', type: 'pro_competitor', name: 'Pro', priceCents: 9900, billingPeriod: 'yearly', features: [] },
  {
    id: 'r',
    type: 'retailer',
    name: 'Retailer',
    priceCents: 2950,
    billingPeriod: 'yearly',
    features: ['A', 'B', 'C', 'D'],
  },
])
const meet = nextEvent({
  id: 'evt_01J0000000000000000000000A',
  title: 'Winter Warm-Up',
  city: 'Louisville',
  state: 'KY',
  country: 'US',
  timeZone: 'America/Kentucky/Louisville',
  startsAt: '2026-12-12T14:00:00.000Z',
  startsOn: '2026-12-12',
  endsOn: '2026-12-12',
  phase: 'open',
  fromCents: 2500,
  places: { taken: 10, left: 2, waiting: 0 },
  waitingList: true,
  venueName: 'Wharf Nine',
  endsAt: '2026-12-12T22:00:00.000Z',
  kind: 'meet',
})
const standings: FeaturedBoard = {
  seasonId: 'sea_01J0000000000000000000000A',
  seasonName: 'Season 2027',
  leagueName: 'Northern League',
  classKey: 'S1',
  className: 'Street 1',
  competitors: 12,
  rows: [
    { rank: 1, isTied: false, name: 'Wanda Window', points: 38 },
    { rank: 2, isTied: true, name: 'Milo Meter', points: 30 },
  ],
}
const render = (given: SheetPlan[], events: NextEvent[] = [], board?: FeaturedBoard | null) =>
  renderToString(
    <StaticRouter location="/">
      <HomePage plans={given} events={events} board={board} />
    </StaticRouter>,
  )
const html = render(plans)
const textOf = (page: string) => page.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')

test('the server draws the whole page, the tuned box included, without a style attribute', () => {
  expect(textOf(html)).toContain('Build it. Tune it. Show it.')
  expect(html).toMatch(/<path d="M0 [^"]+" class="trace"/)
  expect(html).not.toContain(' style="')
})

test('the page has one main heading and leads only to screens that exist', () => {
  expect(html.match(/<h1/g)).toHaveLength(1)
  // The designer opens with the box as it is tuned.
  const places = [...html.matchAll(/href="([^"#]+)[^"]*"/g)].map((match) => match[1])
  expect(new Set(places)).toEqual(
    new Set([
      '/advertise',
      '/pricing',
      '/faq',
      '/directory',
      '/marketplace',
      '/subwoofer-designer',
      '/spl-calculator',
      '/audio-system/diagram-editor',
    ]),
  )
})

test('a plan shows its price in dollars, its period and three features at most', () => {
  expect(html).toContain('Free')
  expect(html).toContain('$29.50')
  expect(html).toContain('/ year')
  expect(html).toContain('A · B · C<')
})

test('a membership sold by the month and by the year is one line, by the month', () => {
  expect(html).toContain('$9.99')
  expect(html).not.toContain('$99<')
})

test('without plans the membership sheet is left out', () => {
  expect(render([])).not.toContain('Compare plans')
})

test('the next event stands there with its day, city, fee and the places that are left', () => {
  const shown = render([], [meet])
  for (const words of [
    'Winter Warm-Up',
    'Louisville, KY · Sat, Dec 12, 2026, 9:00 AM EST',
    'From $25.00',
    '2 spots left',
  ])
    expect(textOf(shown)).toContain(words)
  expect(shown).toContain(`href="/events/${meet.id}"`)
  expect(shown).not.toContain('Live now')
})

test('an event that runs says so', () => {
  expect(render([], [{ ...meet, isLive: true }])).toContain('Live now')
})

test('without events to come the page has no list of them', () => {
  expect(render(plans)).not.toMatch(/on the calendar|All events/)
})

test('the board shows who leads the largest class, of which season and league, and leads to all of it', () => {
  const shown = render([], [], standings)
  for (const words of [
    'Wanda Window',
    '38',
    'Milo Meter',
    ' shared',
    'Street 1',
    'Season 2027, Northern League',
  ])
    expect(shown.replaceAll('<!-- -->', '')).toContain(words)
  expect(shown).toContain('12 competitors are ranked')
  expect(shown).toContain(`/leaderboard?season=${standings.seasonId}&amp;class=S1`)
})

test('where no one is ranked the board says so, and while that is not known it says nothing', () => {
  expect(render([], [], null)).toContain('No one is ranked in a running season yet.')
  expect(render([], [], null)).toContain('href="/leaderboard"')
  expect(render([])).not.toContain('On the board')
})
