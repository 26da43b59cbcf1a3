import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoRegistrations } from '#lib/local/seed/events/demo-registrations.ts'
import type { ClassRevision, PlacedEntry } from '#shared/competitions/competitions/class-revision.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import type { Event } from '#shared/events/events/event.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { type ClassSheet, placedUserId, verifiedEvents } from './demo-class-sheets.ts'

const judges = 3
/** The distance between neighbors. */
const step = 40

export type DemoClass = {
  event: Event
  of: CompetitionClass
  /** The places that count. */
  revision: ClassRevision
  /** The revisions that counted before. */
  earlier: ClassRevision[]
}

/** The classes of the demo that are verified, with their places. */
export function demoPlaces(now: string): DemoClass[] {
  const entered = Map.groupBy(demoRegistrations(now), ({ eventId }) => eventId)
  const all = verifiedEvents(now)
  return all.flatMap(([event, sheets], at) => {
    const own = entered.get(event.id) ?? []
    const isLast = at === all.length - 1
    return sheets.map((sheet) => {
      const of = verifiedClass(event, sheet, placedEntries(sheet, own), now)
      return isLast && sheet[0] === 'S1' ? corrected(of) : of
    })
  })
}

function placedEntries(
  [classKey, best, ...people]: ClassSheet,
  entered: ReturnType<typeof demoRegistrations>,
): PlacedEntry[] {
  return people.flatMap((who, at): PlacedEntry[] => {
    const competitorId = placedUserId(who)
    const registration = entered.find(({ userId }) => userId === competitorId)
    const entry = registration?.entries.find((one) => one.classKey === classKey)
    if (!registration || !entry) return []
    return [
      {
        entryId: entry.id,
        registrationId: registration.id,
        competitorId,
        ...(registration.number !== undefined && { number: registration.number }),
        vehicle: entry.vehicle,
        status: 'placed',
        place: at + 1,
        isShared: false,
        score: { sumHundredths: best - at * step, judges: classKey === 'SQ1' ? judges : 1 },
        isZero: false,
      },
    ]
  })
}

function verifiedClass(event: Event, [key]: ClassSheet, entries: PlacedEntry[], now: string): DemoClass {
  const classKey = key as ClassRevision['classKey']
  const admin = demoUserId('admin@demo.test') as ClassRevision['by']
  const ended = event.endsAt ?? now
  const verifiedAt = addTime(ended, { hours: 3 })
  const shared = {
    eventId: event.id,
    classKey,
    ...(event.rulebook && { rulebook: event.rulebook }),
    revision: 1,
    createdAt: ended,
    version: 1,
  }
  return {
    event,
    earlier: [],
    revision: {
      ...shared,
      formatKey: (classKey === 'SQ1' ? 'sq' : 'peak') as NonNullable<ClassRevision['formatKey']>,
      entries,
      by: admin,
    },
    of: {
      ...shared,
      state: 'verified' as const,
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
    },
  }
}

/** The same class after a second revision, in which the third and the fourth have changed places. */
function corrected({ event, of, revision, earlier }: DemoClass): DemoClass {
  const [third, fourth] = revision.entries.slice(2, 4)
  if (!third || !fourth) return { event, of, revision, earlier }
  const was = (entry: PlacedEntry): PlacedEntry => {
    if (entry === third) return { ...third, place: 4 }
    if (entry === fourth && third.score)
      return {
        ...fourth,
        place: 3,
        score: { ...third.score, sumHundredths: third.score.sumHundredths + step / 2 },
      }
    return entry
  }
  const reason = `A run of number ${fourth.number ?? 4} was typed in with two digits swapped. The printout decides.`
  const at = addTime(of.verification?.at ?? revision.createdAt, { hours: 20 })
  const { by } = revision
  return {
    event,
    earlier: [{ ...revision, entries: revision.entries.map(was) }],
    revision: { ...revision, revision: 2, reason, createdAt: at },
    of: {
      ...of,
      revision: 2,
      publishedAt: at,
      verification: { by, at },
      amendments: [{ by, at, revision: 2, reason, entryIds: [third.entryId, fourth.entryId] }],
      updatedAt: at,
    },
  }
}
