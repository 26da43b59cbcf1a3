import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { EntryId } from '#shared/events/registrations/registration.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { RulebookPin } from '#shared/rules/rulebooks/rulebook-pin.ts'
import { line } from '#shared/text.ts'

/**
 * `running`: runs and sheets come in. `provisional`: places are out, and protests may be filed. `final`: the head judge
 * has signed. `verified`: the points are written. `void`: nothing counts, and the runs are kept.
 */
export const ClassState = z.enum(['planned', 'running', 'provisional', 'final', 'verified', 'void'])
export type ClassState = z.infer<typeof ClassState>

/** True if its places are published and it is not open again. */
export const placesAreOut = ({ state }: { state: ClassState }): boolean =>
  state === 'provisional' || state === 'final' || state === 'verified'

/** A place at an event where runs are measured. */
export const Lane = z.strictObject({ id: line(40, 1), name: line(40, 1) })
export type Lane = z.infer<typeof Lane>

/** The lanes of an event, as its organizer lists them. */
export const EventLanes = z.object({
  eventId: EventId,
  lanes: z.array(Lane).check(z.maxLength(12, 'List at most 12 lanes')),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type EventLanes = z.infer<typeof EventLanes>

/** The origin of a run order; a drawn one keeps its seed, so that it can be drawn again. */
export const RunOrderBy = z.enum(['number', 'entry', 'hand', 'draw'])
export type RunOrderBy = z.infer<typeof RunOrderBy>

/** Notes that a person changed places, points or rights: who, when and why. */
const Signed = z.object({ by: UserId, at: z.iso.datetime() })

/** A tie broken by hand: the entries from best to last. */
export const TieDecision = z.object({
  ...Signed.shape,
  step: z.enum(['run_off', 'head_judge_decision']),
  order: z.array(EntryId).check(z.minLength(2)),
  text: line(300, 1),
})
export type TieDecision = z.infer<typeof TieDecision>

/** The change that a further revision made after places were published. */
export const Amendment = z.object({
  ...Signed.shape,
  revision: z.int().check(z.gte(2)),
  reason: line(500, 10),
  /** The entries whose places changed. */
  entryIds: z.array(EntryId),
})
export type Amendment = z.infer<typeof Amendment>

/** A class of an event while it is judged. */
export const CompetitionClass = z.object({
  eventId: EventId,
  classKey: ClassKey,
  rulebook: z.optional(RulebookPin),
  state: ClassState,
  /** The number of times its places were published. */
  revision: z.int().check(z.gte(0)),
  /** The number of runs and sheets it has taken since it began, including changes to them. */
  recorded: z.int().check(z.gte(0)),
  runsAllowed: z.int().check(z.gte(1), z.lte(10)),
  judgeIds: z.array(UserId).check(z.maxLength(3, 'Choose at most 3 judges')),
  excused: z.array(z.object({ ...Signed.shape, judgeId: UserId, reason: line(300, 10) })),
  laneId: z.optional(Lane.shape.id),
  orderBy: RunOrderBy,
  orderSeed: z.optional(z.string()),
  order: z.array(EntryId),
  /** Entries that did not come to the lane: they have no place. */
  absent: z.array(EntryId),
  ties: z.array(TieDecision),
  publishedAt: z.optional(z.iso.datetime()),
  /** The time until which every entrant may protest. */
  protestEndsAt: z.optional(z.iso.datetime()),
  /** The time after a further revision until which entrants whose places it changed may protest. */
  changedProtests: z.optional(z.object({ endsAt: z.iso.datetime(), entryIds: z.array(EntryId) })),
  /** The end of the time for protests that its head judge has heard of. */
  protestsOver: z.optional(z.iso.datetime()),
  /** The time since when it is open for a correction. */
  openedAt: z.optional(z.iso.datetime()),
  signature: z.optional(Signed),
  verification: z.optional(Signed),
  amendments: z.array(Amendment),
  /** The imports of results that stand in its stead, so that it cannot begin. */
  importIds: z.optional(z.array(z.string())),
  holdReason: z.optional(z.string()),
  voided: z.optional(z.object({ ...Signed.shape, reason: z.string() })),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type CompetitionClass = z.infer<typeof CompetitionClass>

/** The judges of a class in the end: those whom the head judge excused are not waited for. */
export const judgesOf = ({ judgeIds, excused }: Pick<CompetitionClass, 'judgeIds' | 'excused'>): string[] =>
  judgeIds.filter((judgeId) => !excused.some((one) => one.judgeId === judgeId))

/** Returns the time when the last period for protests ends. */
export const protestsEndAt = ({
  protestEndsAt,
  changedProtests,
}: Pick<CompetitionClass, 'protestEndsAt' | 'changedProtests'>): string | undefined =>
  changedProtests && changedProtests.endsAt > (protestEndsAt ?? '') ? changedProtests.endsAt : protestEndsAt
