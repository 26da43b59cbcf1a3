import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { ResultFields, ResultId } from '#shared/competitions/competition-results/competition-result.ts'
import { EventId } from '#shared/events/events/event.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'

export const facts = {
  'result.submitted': z.object({ resultId: ResultId }),
  /** Concerns a member’s report or an import: it was accepted, refused, corrected, taken back or claimed. */
  'result.decided': z.object({
    resultId: ResultId,
    /** The place where a corrected result counted until now. */
    was: z.optional(z.pick(ResultFields, { leagueId: true, seasonId: true, eventId: true, classKey: true })),
  }),
  /** Imports made, changed or took back results of these classes, so the places of the others there follow. */
  'imports.changed': z.object({ eventId: EventId, classKeys: z.array(ClassKey) }),
  /** An imported result that counts has another place, because of another score in its class. */
  'result.placed': z.object({ resultId: ResultId }),
  /** A file that is no longer evidence for any result. */
  'result.evidence_removed': z.object({ file: z.string() }),
  /** The results of a class are as its current revision says, and records can be made of them. */
  'results.written': z.object({ eventId: EventId, classKey: ClassKey, revision: z.int() }),
} satisfies FactSchemas
