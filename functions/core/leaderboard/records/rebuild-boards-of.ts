import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { rebuildBoard } from '#core/competitions/competitions/rebuild-board.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { RecordChange } from './rank-records.ts'

type Named = { eventId: string; classKey: string }

/** Every holder of a record that many share is not worth a board. */
const mostBoards = 20

const isMarked = (scope: string | undefined, { competitorId }: { competitorId?: string | undefined }) =>
  scope === 'all' || scope === competitorId

/**
 * Makes the boards again that a change of records marks: of the former and the present holders, and of the class whose
 * results were written.
 */
export async function rebuildBoardsOf(
  changes: readonly RecordChange[],
  now: string,
  own?: Named,
): Promise<void> {
  const resultIds = changes
    .flatMap(({ before, after }) => [before, after])
    .flatMap((record) =>
      (record?.holders ?? [])
        .filter((holder) => isMarked(record?.scope, holder))
        .map(({ resultId }) => resultId as string),
    )
  const rows = await getMany([...new Set(resultIds)].map((id) => competitionResults.key({ id })))
  const results = rows.map((row) => competitionResults.read(row as never))
  const classes = new Map<string, Named>(
    [own, ...results].flatMap((one) =>
      one?.eventId
        ? [[`${one.eventId}#${one.classKey}`, { eventId: one.eventId, classKey: one.classKey }]]
        : [],
    ),
  )
  for (const named of [...classes.values()].slice(0, mostBoards)) await rebuildBoard(named, now)
}
