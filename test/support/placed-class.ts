import { classRevisions } from '#core/competitions/competitions/class-revisions.ts'
import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { ClassRevision, PlacedEntry } from '#shared/competitions/competitions/class-revision.ts'
import type { ClassState, CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { newId } from '#shared/ids.ts'
import { rulebookIdOf } from '#shared/rules/rulebooks/rulebook-id-of.ts'
import { controlOf } from './control.ts'
import { putPublished, someClass } from './events.ts'
import type { ResultWorld } from './results.ts'
import { sharedCloud } from './shared-cloud.ts'
import { unknownAccount } from './unknown-account.ts'
import { vehicleFields } from './vehicles.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const now = await control.now()

const { notes: _, ...vehicle } = vehicleFields()

/** An entry in a place, a guest’s unless it is said otherwise. */
export const placed = (hundredths: number, place: number, more: Partial<PlacedEntry> = {}): PlacedEntry => ({
  entryId: newId('ent', now),
  registrationId: newId('reg', now),
  vehicle,
  status: 'placed',
  place,
  isShared: false,
  score: { sumHundredths: hundredths, judges: 1 },
  isZero: hundredths === 0,
  ...more,
})

/** A class of an event of the season, whose places are published as they are said. */
export async function classWithPlaces({ leagueId, seasonId, classKey }: ResultWorld) {
  const pin = { rulebookId: rulebookIdOf(leagueId), versionNo: 1 }
  const event = await putPublished(
    unknownAccount,
    { classes: [someClass(classKey)] },
    {
      rulebook: pin,
      seasons: [{ seasonId, multiplier: 2, rulebook: pin }],
      startsOn: '2026-05-01',
      endsOn: '2026-05-01',
    },
  )
  const named = { eventId: event.id, classKey }
  let of: CompetitionClass | undefined
  const write = async (state: ClassState, entries?: PlacedEntry[]) => {
    const revision = (of?.revision ?? 0) + (entries ? 1 : 0)
    const next: CompetitionClass = {
      ...named,
      rulebook: pin,
      runsAllowed: 2,
      judgeIds: [],
      excused: [],
      orderBy: 'number',
      order: [],
      absent: [],
      ties: [],
      amendments: [],
      recorded: 0,
      createdAt: now,
      ...of,
      state,
      revision,
      ...(state === 'verified' && { verification: { by: unknownAccount, at: now } }),
      updatedAt: now,
      version: (of?.version ?? 0) + 1,
    } as CompetitionClass
    const places: ClassRevision | undefined = entries && {
      ...named,
      revision,
      rulebook: pin,
      entries,
      by: unknownAccount,
      createdAt: now,
      version: 1,
    }
    await commit(
      competitionClasses.put(next, of ? { version: of.version } : { absent: true }),
      ...(places ? [classRevisions.put(places, { absent: true })] : []),
    )
    of = next
  }
  const facts = async (...names: ('class.published' | 'class.verified' | 'class.voided')[]) => {
    await commit(...names.map((name) => announce(name, { ...named, revision: of?.revision ?? 1 }, now)))
    await control.settle()
  }
  return { event, write, facts }
}
