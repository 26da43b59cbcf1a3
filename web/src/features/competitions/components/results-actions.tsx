import { Code, Download, Monitor, Printer } from 'lucide-react'
import { useState } from 'react'
import type { Board } from '#shared/competitions/board.ts'
import { placesAreOut } from '#shared/competitions/competition-class.ts'
import { eventPath } from '#shared/events/event-path.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { boardCsv } from './board-csv.ts'
import { BoardEmbedDialog } from './board-embed-dialog.tsx'
import { ResultSheetButton } from './result-sheet-button.tsx'
import { saveFile } from './save-file.ts'

/** What can be taken along of the results of a class. */
export function ResultsActions({ board }: { board: Board }) {
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
      {placesAreOut(board) && board.rows.length > 0 && <ResultSheetButton eventId={eventId} classKey={classKey} />}
      <Button size="sm" onClick={() => setEmbedding(true)}>
        <Code className={icon} aria-hidden="true" />
        Embed
      </Button>
      {isEmbedding && (
        <BoardEmbedDialog eventId={eventId} classKey={classKey} onClose={() => setEmbedding(false)} />
      )}
    </div>
  )
}
