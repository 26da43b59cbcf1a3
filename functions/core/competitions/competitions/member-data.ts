import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import { memberPartition, registrations } from '#core/events/registrations/registrations.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { withoutNames } from '#shared/competitions/competitions/without-names.ts'
import { boardMarks, markOf } from './board-marks.ts'
import { boards } from './boards.ts'

type Of = { eventId: string; classKey: string }

/** A board keeps the places and scores of people who have left, but no name. */
const forget = (of: Of, entryIds: ReadonlySet<string>): Promise<void> =>
  untilUnchanged(
    async () => {
      const board = await boards.get(of, { consistent: true })
      if (!board?.rows.some(({ entryId }) => entryIds.has(entryId))) return
      const { version } = board
      const next = { ...withoutNames(board, entryIds), version: version + 1 }
      await commit(boards.put(next, { version }), boardMarks.derive(markOf(next)))
    },
    { crowd: true },
  )

export const erased: ErasedData = {
  erase: async ({ userId }) => {
    const own = eachItem(registrations, { index: 'gsi1', pk: memberPartition(userId) })
    for await (const { eventId, entries } of own) {
      const entryIds = new Set<string>(entries.map(({ id }) => id))
      for (const classKey of new Set(entries.map((entry) => entry.classKey)))
        await forget({ eventId, classKey }, entryIds)
    }
  },
}
