import { addTime } from '#shared/platform/time/add-time.ts'
import type { CompetitionClass } from './competition-class.ts'

type Hand = { by: string; at: string }
type Changed = { entryIds: readonly string[]; reason: string }
type EntryIds = CompetitionClass['order']

/** The class with its first run or sheet. */
export const begun = (of: CompetitionClass): CompetitionClass =>
  of.state === 'planned' ? { ...of, state: 'running' } : of

/**
 * The class with its places out and time for protests. Published again, it is the next revision: the new time is for
 * those whose places changed, and the reason stays.
 */
export function published(
  of: CompetitionClass,
  { by, at }: Hand,
  protestMinutes: number,
  changed?: Changed,
): CompetitionClass {
  const revision = of.revision + 1
  const isFirst = of.revision === 0
  const entryIds = [...(changed?.entryIds ?? [])] as EntryIds
  const endsAt = addTime(at, { minutes: protestMinutes })
  const { openedAt, ...closed } = of
  const before = of.changedProtests && {
    ...of.changedProtests,
    endsAt: movedOn(of.changedProtests.endsAt, openedAt, at),
  }
  // Those whose time from an earlier revision still runs keep it.
  const still = before && before.endsAt > at ? before.entryIds : []
  return {
    ...closed,
    state: 'provisional',
    revision,
    publishedAt: at,
    ...(isFirst && { protestEndsAt: endsAt }),
    ...(!isFirst && of.protestEndsAt && { protestEndsAt: movedOn(of.protestEndsAt, openedAt, at) }),
    ...(before && { changedProtests: before }),
    ...(!isFirst &&
      entryIds.length > 0 && {
        changedProtests: { endsAt, entryIds: [...new Set([...still, ...entryIds])] },
      }),
    amendments: isFirst
      ? of.amendments
      : [...of.amendments, { by, at, revision, reason: changed?.reason ?? '', entryIds }],
  }
}

/**
 * The class that was open for a correction, closed again with the places that are out: nothing has changed, and the time
 * for protests goes on where it stopped.
 */
export function closedAgain(of: CompetitionClass, at: string): CompetitionClass {
  const { openedAt, protestEndsAt, changedProtests, ...rest } = of
  return {
    ...rest,
    state: 'provisional',
    ...(protestEndsAt && { protestEndsAt: movedOn(protestEndsAt, openedAt, at) }),
    ...(changedProtests && {
      changedProtests: { ...changedProtests, endsAt: movedOn(changedProtests.endsAt, openedAt, at) },
    }),
  }
}

/** The end of a time for protests, which does not run while the class is open for a correction. */
const movedOn = (endsAt: string, openedAt: string | undefined, at: string): string =>
  openedAt && openedAt < endsAt
    ? addTime(endsAt, { seconds: (Date.parse(at) - Date.parse(openedAt)) / 1000 })
    : endsAt

/** The class opened again for what an upheld protest must change. */
export const reopened = (of: CompetitionClass, at: string): CompetitionClass =>
  of.state === 'provisional' || of.state === 'final'
    ? { ...of, state: 'running', signature: undefined, openedAt: at }
    : of

/** The class with the head judge’s signature. */
export const signed = (of: CompetitionClass, { by, at }: Hand): CompetitionClass => ({
  ...of,
  state: 'final',
  signature: { by, at },
})

/** The class with its points about to be written. */
export const verified = (of: CompetitionClass, { by, at }: Hand): CompetitionClass => ({
  ...of,
  state: 'verified',
  verification: { by, at },
})

/** A verified class with another revision, which counts immediately. */
export const amended = (of: CompetitionClass, { by, at }: Hand, changed: Changed): CompetitionClass => ({
  ...of,
  revision: of.revision + 1,
  publishedAt: at,
  verification: { by, at },
  amendments: [
    ...of.amendments,
    {
      by,
      at,
      revision: of.revision + 1,
      reason: changed.reason,
      entryIds: [...changed.entryIds] as EntryIds,
    },
  ],
})

/** The class with nothing that counts. Its runs are kept. */
export const voided = (of: CompetitionClass, { by, at }: Hand, reason: string): CompetitionClass => ({
  ...of,
  state: 'void',
  voided: { by, at, reason },
})

type Placed = { entryId: string; place?: number }

/** The entries whose places differ between two revisions. */
export function changedPlaces(before: readonly Placed[], after: readonly Placed[]): string[] {
  const was = new Map(before.map(({ entryId, place }) => [entryId, place]))
  const is = new Map(after.map(({ entryId, place }) => [entryId, place]))
  return [...new Set([...was.keys(), ...is.keys()])].filter((entryId) => was.get(entryId) !== is.get(entryId))
}
