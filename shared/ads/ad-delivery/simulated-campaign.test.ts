import { expect, test } from 'vitest'
import { addDays } from '#shared/platform/time/add-days.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { isClosable, openKey, openWindows, windowOf, windowStart } from './ad-window.ts'
import { chooseAd } from './choose-ad.ts'
import { closedWindow } from './closed-window.ts'
import { dayStart } from './pace.ts'
import { servedOnce, turnOf } from './paced-delivery.ts'

const creative = 'crv_a'

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const begun = (booked: number) => ({
  isRunning: true,
  remaining: booked,
  day: '',
  dayStart: booked,
  dayNet: 0,
  open: {} as Record<string, number>,
})
type State = ReturnType<typeof begun>

type Simulated = { booked: number; startsOn: string; days: number; visitorsADay: number; seed: number }

/** A campaign with visitors at random times, of whom seven of ten look at the ad, by the rules that the platform applies. */
function simulate({ booked, startsOn, days, visitorsADay, seed }: Simulated) {
  const random = seeded(seed)
  const endsOn = addDays(startsOn, days - 1)
  let state: State = begun(booked)
  let viewed = 0
  const views = new Map<string, number>()
  const byDay = new Map<string, number>()
  const held = new Set<number>()
  let fewest = booked
  const close = (now: string, all = false) => {
    for (const [window, served] of openWindows(state.open)) {
      if (!all && !isClosable(window, now)) continue
      const counted = new Map([[creative, views.get(openKey(window, creative)) ?? 0]])
      for (const ad of closedWindow(served, counted)) {
        const { [openKey(window, creative)]: _, ...open } = state.open
        const isSameDay = siteDay(windowStart(window)) === state.day
        viewed += ad.viewed
        state = {
          ...state,
          open,
          remaining: state.remaining + ad.notViewed,
          dayNet: state.dayNet - (isSameDay ? ad.notViewed : 0),
        }
        const day = siteDay(windowStart(window))
        byDay.set(day, (byDay.get(day) ?? 0) + ad.viewed)
      }
    }
  }
  const until = dayStart(addDays(endsOn, 1))
  const meanGap = 86_400 / visitorsADay
  for (
    let now = dayStart(startsOn);
    now < until;
    now = addTime(now, { seconds: Math.max(0.05, -Math.log(1 - random()) * meanGap) })
  ) {
    close(now)
    const turn = turnOf(state, endsOn, now)
    if (turn && chooseAd([{ model: 'views', weight: turn.weight }], random())) {
      const key = openKey(windowOf(now), creative)
      state = servedOnce(state, { key, startsDay: turn.startsDay, now })
      if (random() < 0.7) views.set(key, (views.get(key) ?? 0) + 1)
    }
    const open = Object.values(state.open).reduce((sum, one) => sum + one, 0)
    held.add(state.remaining + open + viewed)
    fewest = Math.min(fewest, state.remaining)
  }
  close(until, true)
  return { state, viewed, byDay, held, fewest }
}

test('a campaign of 30 days over the change of the clock ends exactly at its cap', () => {
  const booked = 3000
  const { state, viewed, byDay, held, fewest } = simulate({
    booked,
    startsOn: '2026-10-15',
    days: 30,
    visitorsADay: 500,
    seed: 54,
  })
  expect(held).toEqual(new Set([booked]))
  expect(fewest).toBeGreaterThanOrEqual(0)
  expect(viewed).toBe(booked)
  expect(state.remaining).toBe(0)
  expect(byDay.size).toBe(30)
  // No day is far from its share.
  for (const [day, count] of byDay) expect(count, day).toBeGreaterThan(50)
  for (const [day, count] of byDay) expect(count, day).toBeLessThan(150)
})

test('with too few visitors what is left is known to the view', () => {
  const { state, viewed } = simulate({
    booked: 6000,
    startsOn: '2026-10-30',
    days: 5,
    visitorsADay: 300,
    seed: 7,
  })
  expect(viewed).toBeGreaterThan(700)
  expect(viewed + state.remaining).toBe(6000)
})
