import { classRevisions } from '#core/competitions/competitions/class-revisions.ts'
import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import { events } from '#core/events/events/events.ts'
import { writePoints } from '#core/leaderboard/points/write-points.ts'
import { rankClass } from '#core/leaderboard/standings/rank-class.ts'
import { rankTeams } from '#core/leaderboard/standings/rank-teams.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { ClassRevision, PlacedEntry } from '#shared/competitions/competitions/class-revision.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import type { Event } from '#shared/events/events/event.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { User } from '#shared/platform/users/user.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { putPublished, someClass } from './events.ts'
import { putLeague, putRulebook, putSeason } from './leagues.ts'
import { aPerson, putPeople } from './sample-people.ts'
import { unknownAccount } from './unknown-account.ts'

const dayIn = (days: number) => addTime(new Date().toISOString(), { days }).slice(0, 10)
const judge = unknownAccount as ClassRevision['by']

/** A league with a season that runs around today, in which everyone earns points unless it is said otherwise. */
export async function aRunningSeason(more: Partial<Season> = {}) {
  const { id: leagueId } = await putLeague()
  const { id: rulebookId, versionNo } = await putRulebook(leagueId, { status: 'published' })
  const rulebook = { rulebookId, versionNo }
  const season = await putSeason(leagueId, {
    status: 'active',
    startsOn: dayIn(-200),
    endsOn: dayIn(200),
    rulebook,
    eligibility: { leagueNumber: false, paidMembership: false },
    minEvents: 0,
    ties: ['wins', 'seconds', 'thirds', 'best_score'],
    ...more,
  })
  return { leagueId, rulebook, season }
}
export type RunningSeason = Awaited<ReturnType<typeof aRunningSeason>>

/** An event of that season, this many days ago. */
export function anEventOf(
  { rulebook, season }: RunningSeason,
  daysAgo: number,
  multiplier = 3,
): Promise<Event> {
  const day = dayIn(-daysAgo)
  return putPublished(
    crypto.randomUUID(),
    {
      title: `Round of ${day}`,
      startsAt: { local: `${day}T09:00` },
      endsAt: { local: `${day}T17:00` },
      entriesCloseAt: { local: `${day}T08:00` },
      classes: ['S1', 'S2', 'SQ1'].map((key) => someClass(key)),
    },
    { rulebook, seasons: [{ seasonId: season.id, multiplier, rulebook }] },
  )
}

export async function competitors(count: number, more: Partial<User> = {}): Promise<User[]> {
  const people = Array.from({ length: count }, (_, at) => aPerson({ name: `Racer ${at + 1}`, ...more }))
  await putPeople(people)
  return people
}

const vehicle: PlacedEntry['vehicle'] = {
  name: 'Wagon',
  year: 2020,
  make: 'Make',
  model: 'Model',
  color: '',
  placement: 'trunk',
  woofers: [],
  powerWatts: 1000,
  powerBasis: 'rated',
  ampChannels: 1,
}

/** The name of a placed entry: a guest if no competitor is named. */
export const placedAs = (
  competitorId: string | undefined,
  place: number,
  more: Partial<PlacedEntry> = {},
): PlacedEntry => ({
  entryId: newId('ent', new Date().toISOString()),
  registrationId: newId('reg', new Date().toISOString()),
  ...(competitorId ? { competitorId: competitorId as User['id'] } : { guestName: 'A guest' }),
  vehicle,
  status: 'placed',
  place,
  isShared: false,
  score: { sumHundredths: 15_500 - place * 100, judges: 1 },
  isZero: false,
  ...more,
})

const absent = { absent: true } as const

/** Publishes and verifies the places of a class again without telling the ledger. */
export async function putVerified(
  { id: eventId, rulebook }: Pick<Event, 'id' | 'rulebook'>,
  classKey: string,
  entries: readonly PlacedEntry[],
  more: Partial<CompetitionClass> & { reason?: string } = {},
): Promise<CompetitionClass> {
  const now = new Date().toISOString()
  const named = { eventId, classKey: classKey as CompetitionClass['classKey'] }
  const before = await competitionClasses.get(named, { consistent: true })
  const { reason, ...changes } = more
  const revision = (before?.revision ?? 0) + 1
  const of: CompetitionClass = {
    ...named,
    ...(rulebook && { rulebook }),
    state: 'verified',
    revision,
    recorded: before?.recorded ?? 0,
    runsAllowed: 1,
    judgeIds: [],
    excused: [],
    orderBy: 'number',
    order: [],
    absent: [],
    ties: [],
    amendments: [],
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
    version: (before?.version ?? 0) + 1,
    ...changes,
  }
  const places: ClassRevision = {
    ...named,
    revision,
    ...(rulebook && { rulebook }),
    entries: [...entries],
    by: judge,
    ...(reason && { reason }),
    createdAt: now,
    version: 1,
  }
  await commit(
    competitionClasses.put(of, before ? { version: before.version } : absent),
    classRevisions.put(places, absent),
  )
  return of
}

/** The same, and its points and standings are there. */
export async function settled(...verified: Parameters<typeof putVerified>): Promise<void> {
  const named = await putVerified(...verified)
  await writePoints(named, new Date().toISOString())
  const event = await events.get({ id: named.eventId }, { consistent: true })
  for (const { seasonId } of event?.seasons ?? []) {
    await rankClass({ seasonId, classKey: named.classKey })
    await rankTeams(seasonId)
  }
}

/** A member who has earned points in a season. */
export async function earnedPoints() {
  const running = await aRunningSeason()
  const event = await anEventOf(running, 3)
  const [person] = await competitors(1)
  if (!person) throw new Error('There is no one.')
  await settled(event, 'S1', [placedAs(person.id, 1)])
  return {
    leagueId: running.leagueId,
    seasonId: running.season.id,
    eventId: event.id,
    competitorId: person.id,
  }
}
