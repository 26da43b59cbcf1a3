import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoEvents } from '#lib/local/seed/events/demo-events.ts'
import type { PlacedEntry } from '#shared/competitions/competitions/class-revision.ts'
import type { Event } from '#shared/events/events/event.ts'

/** The placed entrants, the best first, and the score of the first. */
export type ClassSheet = readonly [classKey: string, best: number, ...people: string[]]

/** The first two are level after four events: one has more wins. In Street 2, two took turns and are level in all. */
const running: readonly (readonly ClassSheet[])[] = [
  [
    ['S1', 15_010, 'pro', 'marlo.quenneth', 'rusk.haldeman', 'cassius.dray', 'jolene.wexmoor'],
    ['S2', 15_240, 'benno.karstell', 'pia.sandoverre', 'kofi.ambersley'],
    ['SQ1', 25_275, 'calla.renwright', 'pro', 'noor.eastlake'],
  ],
  [
    ['S1', 15_042, 'marlo.quenneth', 'pro', 'rusk.haldeman', 'jolene.wexmoor', 'cassius.dray'],
    ['S2', 15_240, 'pia.sandoverre', 'benno.karstell', 'kofi.ambersley'],
    ['SQ1', 25_350, 'noor.eastlake', 'calla.renwright', 'pro'],
  ],
  [
    ['S1', 15_088, 'pro', 'marlo.quenneth', 'rusk.haldeman', 'cassius.dray', 'tovah.brindlewick'],
    ['SQ1', 25_425, 'calla.renwright', 'noor.eastlake', 'pro'],
  ],
  [
    ['S1', 15_061, 'marlo.quenneth', 'pro', 'cassius.dray', 'rusk.haldeman', 'jolene.wexmoor'],
    ['S2', 15_240, 'benno.karstell', 'pia.sandoverre', 'kofi.ambersley'],
    ['SQ1', 25_200, 'calla.renwright', 'tamsin.okoru', 'pro'],
  ],
  [
    ['S1', 15_130, 'rusk.haldeman', 'marlo.quenneth', 'pro', 'tovah.brindlewick', 'cassius.dray'],
    ['S2', 15_240, 'pia.sandoverre', 'benno.karstell', 'kofi.ambersley'],
  ],
  [
    ['S1', 15_155, 'marlo.quenneth', 'pro', 'rusk.haldeman', 'cassius.dray', 'jolene.wexmoor'],
    ['SQ1', 25_500, 'noor.eastlake', 'calla.renwright', 'tamsin.okoru'],
  ],
]

const before: readonly (readonly ClassSheet[])[] = [
  [
    ['S1', 14_910, 'rusk.haldeman', 'pro', 'cassius.dray', 'jolene.wexmoor'],
    ['SQ1', 25_050, 'noor.eastlake', 'calla.renwright'],
  ],
  [
    ['S1', 14_955, 'rusk.haldeman', 'cassius.dray', 'pro', 'marlo.quenneth'],
    ['SQ1', 25_125, 'calla.renwright', 'noor.eastlake', 'tamsin.okoru'],
  ],
  [
    ['S1', 14_988, 'pro', 'rusk.haldeman', 'marlo.quenneth', 'cassius.dray'],
    ['SQ1', 25_125, 'noor.eastlake', 'calla.renwright', 'tamsin.okoru'],
  ],
]

const sheets = [...before.flat(), ...running.flat()]
export const placedEmail = (who: string) => (who === 'pro' ? 'pro@demo.test' : `${who}@members.demo.test`)
export const placedUserId = (who: string) =>
  demoUserId(placedEmail(who)) as NonNullable<PlacedEntry['competitorId']>

/** Everyone who has a place. */
export const placedPeople: readonly string[] = [...new Set(sheets.flatMap(([, , ...people]) => people))]

/** The events whose classes are verified: those of last season, and the first six of this one. */
export function verifiedEvents(now: string): readonly (readonly [Event, readonly ClassSheet[]])[] {
  const year = now.slice(0, 4)
  const past = demoEvents(now)
    .filter(
      ({ status, endsAt = '', seasons }) => status === 'published' && endsAt < now && seasons.length > 0,
    )
    .toSorted((a, b) => ((a.startsAt ?? '') < (b.startsAt ?? '') ? -1 : 1))
  const ofYear = (isNow: boolean) =>
    past.filter(({ startsOn = '' }) => (startsOn.slice(0, 4) === year) === isNow)
  const zip = (events: readonly Event[], all: readonly (readonly ClassSheet[])[]) =>
    events.slice(0, all.length).map((event, at) => [event, all[at] ?? []] as const)
  return [...zip(ofYear(false), before), ...zip(ofYear(true), running)]
}
