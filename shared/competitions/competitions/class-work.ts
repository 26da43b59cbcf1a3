import * as z from 'zod/mini'
import { Bracket } from '#shared/competitions/brackets/bracket.ts'
import { Redraw } from '#shared/competitions/brackets/redraw.ts'
import { Run } from '#shared/competitions/runs/run.ts'
import { ScoreSheetStatus } from '#shared/competitions/score-sheets/score-sheet.ts'
import { EntryId } from '#shared/events/registrations/registration.ts'
import { VehicleSnapshot } from '#shared/events/vehicles/vehicle.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { CompetitionFormat } from '#shared/rules/rulebooks/competition-format.ts'
import { Rubric } from '#shared/rules/rulebooks/rubric.ts'
import { RulebookClass, Violation } from '#shared/rules/rulebooks/rulebook.ts'
import { Score } from '#shared/rules/scores/score.ts'
import { CompetitionClass, Lane } from './competition-class.ts'

/**
 * The role of a person at a class: organizers and administrators do everything but sign, the head judge
 * everything, judges score, lanes record runs.
 */
export const ClassRole = z.enum(['organizer', 'head_judge', 'judge', 'lane'])
export type ClassRole = z.infer<typeof ClassRole>

/** A judge’s sheet of an entry, as everyone at the class sees it. */
export const SheetHead = z.object({
  judgeId: UserId,
  judgeName: z.string(),
  status: ScoreSheetStatus,
  totalHundredths: z.optional(z.int()),
  version: z.int(),
  /** The number of other devices on which it is open. */
  openOn: z.int(),
})
export type SheetHead = z.infer<typeof SheetHead>

export const WorkEntry = z.object({
  entryId: EntryId,
  number: z.optional(z.int()),
  name: z.string(),
  vehicle: VehicleSnapshot,
  status: z.enum(['in', 'withdrawn', 'moved', 'disqualified']),
  isAbsent: z.boolean(),
  isCheckedIn: z.boolean(),
  /** Every revision of every run. */
  runs: z.array(Run),
  sheets: z.array(SheetHead),
  /** The reason the caller may not score it. */
  refusal: z.optional(z.string()),
  /** Set if the caller has said that they are too close to its entrant. */
  hasConflict: z.optional(z.boolean()),
  /** For those who lead the class: the judges who have a conflict with its entrant. Either of both may have said so. */
  conflicts: z.optional(z.array(z.string())),
  place: z.optional(z.int()),
  isShared: z.boolean(),
  score: z.optional(Score),
  tieReason: z.optional(z.string()),
  /** Set if the judges of its sheets are far apart. */
  isSpread: z.boolean(),
})
export type WorkEntry = z.infer<typeof WorkEntry>

/** Everything that judges and lanes need from a class, kept on the device for when the network is gone. */
export const ClassWork = z.object({
  of: CompetitionClass,
  eventTitle: z.string(),
  timeZone: z.string(),
  name: z.string(),
  class: z.optional(RulebookClass),
  format: CompetitionFormat,
  rubric: z.optional(Rubric),
  violations: z.array(Violation),
  lanes: z.array(Lane),
  /** The version of the list of lanes, to change it. Missing while none were named. */
  lanesVersion: z.optional(z.int()),
  roles: z.array(ClassRole),
  judges: z.array(z.object({ userId: UserId, name: z.string(), isExcused: z.boolean() })),
  /** The entries in run order. */
  entries: z.array(WorkEntry),
  bracket: z.optional(Bracket),
  /** Set while other entries qualify than those that were drawn: what drawing again would change. */
  redraw: z.optional(Redraw),
  openProtests: z.int(),
  /** The first place that is shared and must be decided. */
  openTie: z.optional(z.int()),
  /** The reason places cannot be published now. */
  publishRefusal: z.optional(z.string()),
  signRefusal: z.optional(z.string()),
  /** True if the reader decides as the head judge, whom an organizer stands in for where every head judge competes. */
  maySign: z.optional(z.boolean()),
})
export type ClassWork = z.infer<typeof ClassWork>
