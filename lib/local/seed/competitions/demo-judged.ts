import { placedEntry } from '#core/competitions/competitions/published-revision.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoEvents } from '#lib/local/seed/events/demo-events.ts'
import { classPlaces } from '#shared/competitions/competitions/class-places.ts'
import type { ClassRevision } from '#shared/competitions/competitions/class-revision.ts'
import { published, signed } from '#shared/competitions/competitions/class-step.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { scoredEntries } from '#shared/competitions/competitions/scored-entries.ts'
import type { Protest } from '#shared/competitions/protests/protest.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { begunOf, type DemoJudged, type Working } from './demo-begun-class.ts'
import { withBracket } from './demo-bracket.ts'
import { verifiedEvents } from './demo-class-sheets.ts'
import { demoRun } from './demo-runs.ts'
import { type DemoSheet, demoSheet } from './demo-sheets.ts'

type UserId = CompetitionClass['judgeIds'][number]
type Measured = number | readonly [hundredths: number, violation: string]

const live = 'River City Lanes'
const headJudge = 'manufacturer@demo.test'
const panel = ['retailer@demo.test', 'juniper.alwood@members.demo.test', 'bastian.crewe@members.demo.test']
const idOf = (email: string) => demoUserId(email) as UserId

/**
 * The runs before places are published: two of each; the second and the third are level until their second
 * run.
 */
const ofProvisional: readonly (readonly Measured[])[] = [
  [15_420, 15_388],
  [15_612, 15_655],
  [15_420, 15_402],
]
/** Some have run twice, some once, and the others are called. */
const ofRunning: readonly (readonly Measured[])[] = [
  [14_872, 14_905],
  [[15_012, 'RED'], 14_790],
  [14_968],
  [14_713],
  [14_655],
]
const ofSigned: readonly (readonly Measured[])[] = [
  [14_930, 14_965],
  [14_851, 14_820],
  [15_004, 14_988],
  [14_702, 14_733],
]

/** One run each to qualify for the pairs. */
const ofShootout: readonly (readonly Measured[])[] = [
  [15_205],
  [15_061],
  [14_904],
  [15_148],
  [14_822],
  [15_010],
  [14_957],
  [15_222],
  [14_630],
]

/** Minutes ago: places came out, so that twelve of thirty minutes are left to protest. */
const publishedAgo = 18

/** The classes of the event that is live, and one that is signed and waits to be verified. */
export function demoJudged(now: string): DemoJudged[] {
  const ago = (minutes: number) => addTime(now, { minutes: -minutes })
  const begun = begunOf(now)
  const provisional = withProtest(
    placed(
      measured(begun(live, 'S3', 150), ofProvisional, (at) => ago(140 - at * 9)),
      { by: idOf(headJudge), at: ago(publishedAgo) },
    ),
    ago(publishedAgo / 2),
  )
  const running = measured(withLane(begun(live, 'S1', 50)), ofRunning, (at) => ago(46 - at * 6))
  const shootout = measured(begun(live, 'X1', 95), ofShootout, (at) => ago(92 - at * 4))
  const pairs = withBracket(shootout, ago(48), idOf(headJudge))
  return [provisional, running, sheetsOf(begun(live, 'SQ1', 120)), ...signedClass(begun, now), pairs].map(
    ({ event, of, entries, runs, sheets, revisions, protests, bracket }) => ({
      event,
      of,
      entries,
      runs,
      sheets,
      revisions,
      protests,
      ...(bracket && { bracket }),
    }),
  )
}

type Begun = ReturnType<typeof begunOf>

/** A class of the newest show whose results are not verified yet, with the signature of its owner. */
function signedClass(begun: Begun, now: string): Working[] {
  const verified = new Set(verifiedEvents(now).map(([{ id }]) => id))
  const event = demoEvents(now)
    .filter(({ id, endsAt = now, seasons }) => endsAt < now && seasons.length > 0 && !verified.has(id))
    .toSorted((a, b) => ((a.endsAt ?? '') > (b.endsAt ?? '') ? -1 : 1))[0]
  if (!event?.endsAt) return []
  const { endsAt, ownerId } = event
  const before = (minutes: number) => addTime(endsAt, { minutes: -minutes })
  const hand = (at: string) => ({ by: ownerId, at })
  const work = measured(begun(event.title, 'S1', 0), ofSigned, (at) => before(120 - at * 8))
  if (work.runs.length === 0) return []
  const { of, ...official } = withDenied(placed(work, hand(before(45))), [before(30), before(20)])
  return [{ ...official, of: { ...signed(of, hand(endsAt)), updatedAt: endsAt } }]
}

const withLane = (work: Working): Working => ({ ...work, of: { ...work.of, laneId: 'lane-1' } })

const isThere = ({ status, isCheckedIn }: ClassEntry) => status === 'in' && isCheckedIn

/** The class with what the lane measured, all first runs before the second ones. */
function measured(
  work: Working,
  all: readonly (readonly Measured[])[],
  at: (place: number) => string,
): Working {
  const { event, of, entries, rules } = work
  const there = entries.filter(isThere)
  const by = event.endsAt < work.now ? event.ownerId : idOf(headJudge)
  let place = 0
  const runs = [1, 2].flatMap((runNo) =>
    there.flatMap(({ entryId }, index) => {
      const one = all[index]?.[runNo - 1]
      if (one === undefined) return []
      const [measuredHundredths, violation] = typeof one === 'number' ? [one] : one
      const { eventId, classKey, laneId } = of
      return [
        demoRun(
          { eventId, classKey, entryId, runNo, measuredHundredths, violation, by, laneId, at: at(place++) },
          rules,
        ),
      ]
    }),
  )
  return { ...work, runs, of: { ...of, recorded: runs.length } }
}

/** The class with its places out; who never came to the lane is absent. */
function placed(work: Working, hand: { by: string; at: string }): Working {
  const { event, entries, runs, rules } = work
  const absent = entries
    .filter((entry) => entry.status === 'in' && !runs.some(({ entryId }) => entryId === entry.entryId))
    .map(({ entryId }) => entryId)
  const of = { ...work.of, absent }
  const { scored, work: done } = scoredEntries({ of, entries, runs, sheets: [] }, rules)
  const { ties, betterIs } = rules.format
  const standing = { placed: classPlaces(scored, { ties, decisions: [], betterIs }), work: done }
  const revision: ClassRevision = {
    eventId: of.eventId,
    classKey: of.classKey,
    revision: 1,
    ...(of.rulebook && { rulebook: of.rulebook }),
    formatKey: rules.format.key,
    entries: entries.map((entry) => placedEntry(entry, standing, absent)),
    by: hand.by as ClassRevision['by'],
    createdAt: hand.at,
    version: 1,
  }
  return {
    ...work,
    of: { ...published(of, hand, event.resultsPolicy.protestMinutes), updatedAt: hand.at },
    revisions: [revision],
  }
}

/** The class with a protest by the third, about a run of the second. */
function withProtest(work: Working, createdAt: string): Working {
  const [revision] = work.revisions
  const at = (place: number) => revision?.entries.find((entry) => entry.place === place)
  const [second, third] = [at(2), at(3)]
  const run = work.runs.find(({ entryId, runNo }) => entryId === second?.entryId && runNo === 2)
  if (!third?.competitorId || !run) throw new Error('No one can protest in this class.')
  const protest: Protest = {
    id: deriveId('pro', createdAt, `${work.event.id} ${third.entryId}`),
    eventId: work.event.id,
    classKey: work.of.classKey,
    revision: 1,
    by: third.competitorId,
    entryId: third.entryId,
    about: 'run',
    targetId: run.id,
    text: `The passenger door of number ${second?.number ?? 2} was not latched in the second run. My crew saw it from the line, and the marshal wrote it down.`,
    evidence: [],
    status: 'open',
    createdAt,
    updatedAt: createdAt,
    version: 1,
  }
  return { ...work, protests: [protest], of: { ...work.of, recorded: work.of.recorded + 1 } }
}

/** The class with a protest of the last member who was placed, which an administrator denied. */
function withDenied(
  work: Working,
  [createdAt, decidedAt]: readonly [filed: string, decided: string],
): Working {
  const last = work.revisions[0]?.entries
    .filter(({ competitorId, place }) => competitorId && place)
    .toSorted((a, b) => (b.place ?? 0) - (a.place ?? 0))[0]
  if (!last?.competitorId) return work
  const protest: Protest = {
    id: deriveId('pro', createdAt, `${work.event.id} ${last.entryId} denied`),
    eventId: work.event.id,
    classKey: work.of.classKey,
    revision: 1,
    by: last.competitorId,
    entryId: last.entryId,
    about: 'conduct',
    text: 'The lane called me while the generator was off. I ran my first run on the battery alone.',
    evidence: [],
    status: 'denied',
    decidedBy: idOf('admin@demo.test'),
    decidedAt,
    decision:
      'The log of the lane shows that the generator was on before your first run and stayed on until the class was over.',
    publicDecision: 'The log of the lane shows that the generator was on during both runs.',
    createdAt,
    updatedAt: decidedAt,
    version: 2,
  }
  return { ...work, protests: [protest], of: { ...work.of, recorded: work.of.recorded + 1 } }
}

/** The class with what its judges wrote: the first judge has handed in two of ten, and one of theirs was opened again. */
function sheetsOf(work: Working): Working {
  const { of, entries, rules, now } = work
  const { rubric } = rules
  if (!rubric) throw new Error('The rules have no sheet for this class.')
  const plan: Readonly<Record<string, readonly DemoSheet['head']['status'][]>> = {
    [panel[0] ?? '']: ['submitted', 'reopened', 'submitted', 'draft'],
    [panel[1] ?? '']: ['submitted', 'submitted', 'submitted', 'submitted'],
    [panel[2] ?? '']: ['submitted', 'submitted', 'submitted'],
  }
  const there = entries.filter(isThere)
  const sheets = Object.entries(plan).flatMap(([judge, states]) =>
    states.flatMap((as, place) => {
      const entryId = there[place]?.entryId
      if (!entryId) return []
      const at = addTime(now, { minutes: place * 22 - 110 })
      return [
        demoSheet(
          { eventId: of.eventId, classKey: of.classKey, entryId },
          { judge, place, as, at, headJudge },
          rubric,
        ),
      ]
    }),
  )
  const recorded = sheets.reduce((sum, { head }) => sum + head.version, 0)
  return { ...work, sheets, of: { ...of, judgeIds: panel.map(idOf), recorded } }
}
