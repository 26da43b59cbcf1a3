import { type ClassRules, pinOf } from '#core/competitions/competitions/class-at.ts'
import { entriesOf } from '#core/events/class-entries/class-entries.ts'
import { demoEvents } from '#lib/local/seed/events/demo-events.ts'
import { demoRegistrations } from '#lib/local/seed/events/demo-registrations.ts'
import type { Bracket } from '#shared/competitions/brackets/bracket.ts'
import type { ClassRevision } from '#shared/competitions/competitions/class-revision.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import type { Protest } from '#shared/competitions/protests/protest.ts'
import type { Run } from '#shared/competitions/runs/run.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { demoClassRules } from './demo-class-rules.ts'
import type { DemoSheet } from './demo-sheets.ts'

/** A class of the demo in which runs or sheets have come in, and whose points are not written. */
export type DemoJudged = {
  event: WholeEvent
  of: CompetitionClass
  entries: ClassEntry[]
  runs: Run[]
  sheets: DemoSheet[]
  revisions: ClassRevision[]
  protests: Protest[]
  bracket?: Bracket
}

export type Working = DemoJudged & { rules: ClassRules; now: string }

/** Makes a class that has taken runs for this many minutes. */
export function begunOf(now: string): (title: string, key: string, minutesAgo: number) => Working {
  const events = new Map(demoEvents(now).map((event) => [event.title, event as WholeEvent]))
  const registrations = demoRegistrations(now)
  return (title, key, minutesAgo) => {
    const event = events.get(title)
    if (!event) throw new Error(`There is no ${title}.`)
    const own = registrations.filter(({ eventId }) => eventId === event.id)
    const entries = own.flatMap(entriesOf).filter(({ classKey }) => classKey === key)
    return begunClass({ event, entries, now }, key as CompetitionClass['classKey'], minutesAgo)
  }
}

function begunClass(
  { event, entries, now }: Pick<Working, 'event' | 'entries' | 'now'>,
  classKey: CompetitionClass['classKey'],
  minutesAgo: number,
): Working {
  const rules = demoClassRules(event, classKey, now)
  const pin = pinOf(event)
  const createdAt = event.endsAt < now ? event.startsAt : addTime(now, { minutes: -minutesAgo })
  const of: CompetitionClass = {
    eventId: event.id,
    classKey,
    ...(pin && { rulebook: pin }),
    state: 'running',
    revision: 0,
    recorded: 0,
    runsAllowed: rules.format.runs,
    judgeIds: [],
    excused: [],
    orderBy: 'number',
    order: [],
    absent: [],
    ties: [],
    amendments: [],
    createdAt,
    updatedAt: createdAt,
    version: 1,
  }
  return { event, of, entries, rules, now, runs: [], sheets: [], revisions: [], protests: [] }
}
