import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { demoSeasons } from '#lib/local/seed/rules/demo-seasons.ts'
import { Event } from '#shared/events/events/event.ts'
import { phaseOf } from '#shared/events/events/phase-of.ts'
import { publishProblems } from '#shared/events/events/publish-refusal.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import { demoEvents } from './demo-events.ts'

const days = [
  '2026-11-25T21:00:00.000Z',
  '2027-03-14T10:30:00.000Z',
  '2027-11-07T06:30:00.000Z',
  '2028-02-29T00:00:00.000Z',
]

test.each(days)('on %s the demo has 24 events of every state, each whole', (now) => {
  const all = demoEvents(now)
  expect(all).toHaveLength(24)
  for (const event of all) z.parse(Event, event)
  expect(new Set(all.map(({ id }) => id)).size).toBe(24)
  const phases = Map.groupBy(all, (event) => phaseOf(event, now))
  expect(phases.get('ended')).toHaveLength(10)
  expect(phases.get('live')).toHaveLength(1)
  expect(phases.get('draft')).toHaveLength(2)
  expect(phases.get('cancelled')).toHaveLength(1)
  expect(phases.get('announced')).toHaveLength(1)
  for (const event of all.filter(({ status }) => status === 'published'))
    expect(publishProblems(event, event.publishedAt ?? now), event.title).toEqual([])
})

test.each(days)(
  'on %s every competition of the demo has its rules, and counts while its season runs',
  (now) => {
    const all = demoSeasons(now)
    for (const { title, classes, rulebook, seasons, startsOn } of demoEvents(now)) {
      expect(rulebook !== undefined, title).toBe(classes.length > 0)
      for (const { seasonId, multiplier } of seasons) {
        const season = all.find(({ id }) => id === seasonId)
        expect(season?.startsOn.slice(0, 4), title).toBe(startsOn?.slice(0, 4))
        expect(season?.pointsTable.steps.map((step) => step.multiplier)).toContain(multiplier)
      }
    }
  },
)

test('the copy across the change of the clocks keeps its time, and is one hour less away', () => {
  const [first, second] = demoEvents('2026-11-25T21:00:00.000Z').filter(({ title }) =>
    title.startsWith('Evening'),
  )
  const clock = (event: typeof first) => wallTime(event?.startsAt ?? '', 'America/Chicago').slice(11)
  expect([clock(first), clock(second)]).toEqual(['18:00', '18:00'])
  expect(first?.startsAt).toBe('2027-03-08T00:00:00.000Z')
  expect(second?.startsAt).toBe('2027-03-14T23:00:00.000Z')
})
