import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Board } from '#shared/competitions/competitions/board.ts'
import { ClassState } from '#shared/competitions/competitions/competition-class.ts'
import { Podium, podiumOf } from '#shared/competitions/competitions/podium.ts'
import { EventId } from '#shared/events/events/event.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'

/**
 * Stores the version of a board and its first three beside it, so that the classes of an event are listed without
 * reading their boards.
 */
const BoardMark = z.object({
  eventId: EventId,
  classKey: ClassKey,
  version: z.int(),
  /** The state of the class on the board, which decides what its organizer shows. Marks from before lack both. */
  state: z.optional(ClassState),
  podium: z.optional(Podium),
})

export const boardMarks = entity({
  name: 'board-mark',
  // Its names are those of the board, and are taken from it in the same commit.
  erasure: 'by its noun',
  schema: BoardMark,
  key: ({ eventId, classKey }: { eventId: string; classKey: string }) => ({
    pk: `EVT#${eventId}`,
    sk: `BOARDMARK#${classKey}`,
  }),
})

/** The mark that is written with a board. */
export const markOf = (board: Board): z.infer<typeof BoardMark> => ({
  eventId: board.eventId,
  classKey: board.classKey,
  version: board.version,
  state: board.state,
  podium: podiumOf(board),
})
