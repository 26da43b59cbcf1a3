import { deriveId } from '#core/db/derive-id.ts'
import type { ClassRevision, PlacedEntry } from '#shared/competitions/class-revision.ts'
import type { CompetitionClass } from '#shared/competitions/competition-class.ts'
import type { Event } from '#shared/events/event.ts'
import { addTime } from '#shared/time/add-time.ts'
import { VehicleSnapshot } from '#shared/vehicles/vehicle.ts'
import { demoUserId } from './demo-accounts.ts'
import { demoEvents } from './demo-events.ts'
import { demoVehicles } from './demo-vehicles.ts'

/** Who was placed, the best first, and what the first of them reached. */
type Sheet = readonly [classKey: string, best: number, ...people: string[]]

const judges = 3
/** How far apart neighbors are. */
const step = 40

/** The first two are level after four events: one has more wins. In Street 2, two took turns and are level in all. */
const running: readonly (readonly Sheet[])[] = [
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

const before: readonly (readonly Sheet[])[] = [
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
const emailOf = (who: string) => (who === 'pro' ? 'pro@demo.test' : `${who}@members.demo.test`)
export const placedUserId = (who: string) =>
  demoUserId(emailOf(who)) as NonNullable<PlacedEntry['competitorId']>

/** Everyone who has a place. */
export const placedPeople: readonly string[] = [...new Set(sheets.flatMap(([, , ...people]) => people))]

/** The events whose classes are verified: those of last season, and the first six of this one. */
function verifiedEvents(now: string): readonly (readonly [Event, readonly Sheet[]])[] {
  const year = now.slice(0, 4)
  const past = demoEvents(now)
    .filter(
      ({ status, endsAt = '', seasons }) => status === 'published' && endsAt < now && seasons.length > 0,
    )
    .toSorted((a, b) => ((a.startsAt ?? '') < (b.startsAt ?? '') ? -1 : 1))
  const ofYear = (isNow: boolean) =>
    past.filter(({ startsOn = '' }) => (startsOn.slice(0, 4) === year) === isNow)
  const zip = (events: readonly Event[], all: readonly (readonly Sheet[])[]) =>
    events.slice(0, all.length).map((event, at) => [event, all[at] ?? []] as const)
  return [...zip(ofYear(false), before), ...zip(ofYear(true), running)]
}

export type DemoClass = { event: Event; of: CompetitionClass; revision: ClassRevision }

/** The classes of the demo that are verified, with their places. */
export function demoPlaces(now: string): DemoClass[] {
  const vehicles = new Map(demoVehicles(now).map((vehicle) => [vehicle.userId as string, vehicle]))
  const admin = demoUserId('admin@demo.test') as ClassRevision['by']
  return verifiedEvents(now).flatMap(([event, all]) => {
    const ended = event.endsAt ?? now
    const verifiedAt = addTime(ended, { hours: 3 })
    return all.map(([classKey, best, ...people]) => {
      const named = { eventId: event.id, classKey: classKey as ClassRevision['classKey'] }
      const entries = people.flatMap((who, at): PlacedEntry[] => {
        const competitorId = placedUserId(who)
        const vehicle = vehicles.get(competitorId)
        if (!vehicle) return []
        const key = `${event.title} ${classKey} ${who}`
        return [
          {
            entryId: deriveId('ent', ended, key),
            registrationId: deriveId('reg', ended, `${event.title} ${who}`),
            competitorId,
            number: at + 1,
            vehicle: snapshotOf(vehicle),
            status: 'placed',
            place: at + 1,
            isShared: false,
            score: { sumHundredths: best - at * step, judges: classKey === 'SQ1' ? judges : 1 },
            isZero: false,
          },
        ]
      })
      const stamps = { createdAt: ended, version: 1 }
      return {
        event,
        revision: {
          ...named,
          revision: 1,
          ...(event.rulebook && { rulebook: event.rulebook }),
          formatKey: (classKey === 'SQ1' ? 'sq' : 'peak') as NonNullable<ClassRevision['formatKey']>,
          entries,
          by: admin,
          ...stamps,
        },
        of: {
          ...named,
          ...(event.rulebook && { rulebook: event.rulebook }),
          state: 'verified' as const,
          revision: 1,
          recorded: 0,
          runsAllowed: 2,
          judgeIds: [],
          excused: [],
          orderBy: 'number' as const,
          order: entries.map(({ entryId }) => entryId),
          absent: [],
          ties: [],
          publishedAt: ended,
          protestEndsAt: addTime(ended, { minutes: 30 }),
          signature: { by: event.ownerId, at: addTime(ended, { hours: 1 }) },
          verification: { by: admin, at: verifiedAt },
          amendments: [],
          updatedAt: verifiedAt,
          ...stamps,
        },
      }
    })
  })
}

const snapshotOf = (vehicle: VehicleSnapshot): VehicleSnapshot =>
  Object.fromEntries(
    Object.keys(VehicleSnapshot.shape).map((key) => [key, vehicle[key as keyof VehicleSnapshot]]),
  ) as VehicleSnapshot
