import { classEntries } from '#core/events/class-entries/class-entries.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import { boardMarks } from './board-marks.ts'
import { boards } from './boards.ts'

/**
 * A person who enters, leaves, moves or checks in after a board was made is on it. The row of the entry is there before
 * this is announced, and a board that is made later reads it anyway.
 */
const boardOfEntries: Counting = {
  of: classEntries.name,
  recount: async ({ before, after }) => {
    const row = after ?? before
    if (!row) return
    const { eventId, classKey } = classEntries.read(row)
    if (!(await boardMarks.get({ eventId, classKey }, { consistent: true }))) return
    await commit(announce('class.scored', { eventId, classKey }, new Date().toISOString()))
  },
}

/** A board that is as old as before its migration lacks the decisions of its class, so it is made again. */
const oldBoards: Counting = {
  of: boards.name,
  recount: async ({ before, after }) => {
    if (!before || !after || before.shape === after.shape) return
    const { eventId, classKey } = boards.read(after)
    await commit(announce('class.scored', { eventId, classKey }, new Date().toISOString()))
  },
}

export const projections = [boardOfEntries, oldBoards]
