import { Code, Download, Monitor, Printer } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import type { Board } from '#shared/competitions/competitions/board.ts'
import { placesAreOut } from '#shared/competitions/competitions/competition-class.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { boardCsv } from './board-csv.ts'
import { ResultSheetButton } from './result-sheet-button.tsx'

const keptMs = 60_000

/** Saves a CSV file through the browser. */
function saveFile(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`
  link.click()
  // Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}

const BoardEmbedDialog = lazy(async () => ({
  default: (await import('./board-embed-dialog.tsx')).BoardEmbedDialog,
}))

/** The actions to share or keep the results of a class. Its sheet is made for members. */
export function ResultsActions({ board, isMember }: { board: Board; isMember: boolean }) {
  const [isEmbedding, setEmbedding] = useState(false)
  const { eventId, classKey } = board
  const icon = 'size-4'
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <ButtonLink size="sm" to={`${eventPath(eventId)}/board`}>
        <Monitor className={icon} aria-hidden="true" />
        Board
      </ButtonLink>
      <Button size="sm" onClick={() => print()}>
        <Printer className={icon} aria-hidden="true" />
        Print
      </Button>
      <Button
        size="sm"
        disabled={board.rows.length === 0}
        onClick={() => saveFile(`results-${classKey.toLowerCase()}`, boardCsv(board))}
      >
        <Download className={icon} aria-hidden="true" />
        CSV
      </Button>
      {isMember && placesAreOut(board) && board.rows.length > 0 && (
        <ResultSheetButton eventId={eventId} classKey={classKey} />
      )}
      <Button size="sm" onClick={() => setEmbedding(true)}>
        <Code className={icon} aria-hidden="true" />
        Embed
      </Button>
      {isEmbedding && (
        <Suspense fallback={null}>
          <BoardEmbedDialog eventId={eventId} classKey={classKey} onClose={() => setEmbedding(false)} />
        </Suspense>
      )}
    </div>
  )
}
