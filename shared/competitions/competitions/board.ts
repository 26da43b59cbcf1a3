import * as z from 'zod/mini'
import { matchFields } from '#shared/competitions/brackets/bracket.ts'
import { EventId } from '#shared/events/events/event.ts'
import { ResultsPolicy } from '#shared/events/events/results-policy.ts'
import { EntryId } from '#shared/events/registrations/registration.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { FormatKind } from '#shared/rules/rulebooks/format-kind.ts'
import { Score } from '#shared/rules/scores/score.ts'
import { ClassState } from './competition-class.ts'

/** A run as a board shows it. */
export const BoardRun = z.object({
  runNo: z.int(),
  measuredHundredths: z.int(),
  /** The part of it that counts. */
  countsHundredths: z.int(),
  frequencyTenthsHz: z.optional(z.int()),
  violations: z.array(z.string()),
  at: z.iso.datetime(),
})
export type BoardRun = z.infer<typeof BoardRun>

export const BoardRow = z.object({
  entryId: EntryId,
  number: z.optional(z.int()),
  name: z.string(),
  /** Set if the member’s profile is public. */
  profilePath: z.optional(z.string()),
  vehicle: z.string(),
  status: z.enum(['placed', 'waiting', 'absent', 'disqualified', 'withdrawn']),
  place: z.optional(z.int()),
  isShared: z.boolean(),
  score: z.optional(Score),
  isZero: z.boolean(),
  tieReason: z.optional(z.string()),
  runs: z.array(BoardRun),
  /** The panel’s scores for each section, in the order of the rubric. */
  sections: z.array(z.object({ name: z.string(), score: Score })),
  /** `A record, once verified.` and its like. */
  recordMark: z.optional(z.string()),
})
export type BoardRow = z.infer<typeof BoardRow>

/** A match as everyone may see it; its sides are rows of the board. */
export const BoardMatch = z.object({
  ...matchFields,
  /** The sides that are out: disqualified, withdrawn, or absent. */
  out: z.array(EntryId),
})
export type BoardMatch = z.infer<typeof BoardMatch>

/** The bracket as everyone may see it, from the first round to the final. */
export const BoardBracket = z.object({
  rounds: z.array(z.array(BoardMatch)),
  /** The run for third place, once both of its sides are known. */
  thirdPlace: z.optional(BoardMatch),
  isDecided: z.boolean(),
})
export type BoardBracket = z.infer<typeof BoardBracket>

/** The decision of a protest in a class, as everyone may read it. */
export const BoardDecision = z.object({
  /** The revision that was protested against. */
  revision: z.int(),
  outcome: z.enum(['upheld', 'denied']),
  sentence: z.string(),
  at: z.iso.datetime(),
})
export type BoardDecision = z.infer<typeof BoardDecision>

/** A class in one item, which is all that its viewers read. */
export const Board = z.object({
  eventId: EventId,
  classKey: ClassKey,
  className: z.string(),
  formatName: z.optional(z.string()),
  kind: z.optional(FormatKind),
  state: ClassState,
  revision: z.int(),
  policy: ResultsPolicy.shape.board,
  rows: z.array(BoardRow),
  /** Once the pairs of a head-to-head class are drawn. */
  bracket: z.optional(BoardBracket),
  /** The best run or sheet of the day. */
  best: z.optional(z.object({ entryId: EntryId, name: z.string(), score: Score })),
  /** The latest run first, three at most. */
  latest: z.array(z.object({ entryId: EntryId, name: z.string(), run: BoardRun })),
  /** The next to run, at most three. */
  next: z.array(z.object({ entryId: EntryId, number: z.optional(z.int()), name: z.string() })),
  protestEndsAt: z.optional(z.iso.datetime()),
  signedAt: z.optional(z.iso.datetime()),
  verifiedAt: z.optional(z.iso.datetime()),
  history: z.array(
    z.object({ revision: z.int(), at: z.iso.datetime(), reason: z.string(), changed: z.int() }),
  ),
  /** The decided protests, the latest first. */
  decisions: z.array(BoardDecision),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type Board = z.infer<typeof Board>
