import { entity } from '#core/platform/db/entity.ts'
import { Board } from '#shared/competitions/competitions/board.ts'

/** The row that viewers of a class read, made from its runs and sheets: one row, with its event. */
export const boards = entity({
  name: 'board',
  erasure: 'by its noun',
  schema: Board,
  key: ({ eventId, classKey }: { eventId: string; classKey: string }) => ({
    pk: `EVT#${eventId}`,
    sk: `BOARD#${classKey}`,
  }),
  // Boards from before protests stood on them: the first gives them room, and once the second has been written, the table
  // stream has each made again, with the decisions of its class. So has the third, for the podium on its mark.
  migrations: [(row) => ({ decisions: [], ...row }), (row) => row, (row) => row],
})
