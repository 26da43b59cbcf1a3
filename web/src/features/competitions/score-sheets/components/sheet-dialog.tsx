import { useQuery } from '@tanstack/react-query'
import { getSheet } from '#shared/competitions/score-sheets/contract.ts'
import type { ScoreSheet } from '#shared/competitions/score-sheets/score-sheet.ts'
import { showHundredths } from '#shared/rules/scores/show-score.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { query } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { keyWords } from './key-words.ts'

type SheetDialogProps = Pick<ScoreSheet, 'eventId' | 'classKey' | 'entryId'> & { onClose: () => void }

/** Shows an entrant what the judges wrote about their entry. */
export function SheetDialog({ onClose, ...of }: SheetDialogProps) {
  const sheets = useQuery(query('competitions', getSheet, { params: of }))
  return (
    <Dialog open wide title="My sheet" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      {sheets.isPending && <ListSkeleton rows={4} flush />}
      {sheets.isError && !sheets.data && (
        <QueryFailure
          title="Your sheet did not load"
          error={sheets.error}
          retrying={sheets.isFetching}
          onRetry={() => void sheets.refetch()}
        />
      )}
      {sheets.data?.items.length === 0 && <p className="text-dim">No sheet was submitted for your entry.</p>}
      {sheets.data?.items.map((sheet, at) => (
        <section key={sheet.id} aria-label={`Judge ${at + 1}`} className="grid gap-3">
          <h3 className="font-semibold">Judge {at + 1}</h3>
          <Facts
            facts={Object.entries(sheet.values).map(
              ([key, value]) =>
                [
                  keyWords(key),
                  <span key={key} className="readout">
                    {showHundredths(value)}
                  </span>,
                ] as const,
            )}
          />
          {Object.entries(sheet.comments)
            .filter(([, words]) => words !== '')
            .map(([key, words]) => (
              <div key={key}>
                <p className="text-sm font-semibold">{keyWords(key)}</p>
                <p className="whitespace-pre-line wrap-anywhere text-dim">{words}</p>
              </div>
            ))}
          {sheet.scanUrl && (
            <a href={sheet.scanUrl} className="link" target="_blank" rel="noreferrer noopener">
              Picture of the paper sheet
            </a>
          )}
        </section>
      ))}
    </Dialog>
  )
}
