import './bulk-bar.css'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { type BulkKind, bulkTexts } from './bulk-texts.ts'
import type { ChosenResult } from './chosen-result.ts'

/** Loaded when something is to be done. */
const BulkDialog = lazy(async () => ({ default: (await import('./bulk-dialog.tsx')).BulkDialog }))

const mostAtOnce = 100

type BulkBarProps = { kinds: readonly BulkKind[]; chosen: readonly ChosenResult[]; onClear: () => void }

/** Stays at the bottom of the window while results are chosen, and leads through the change. */
export function BulkBar({ kinds, chosen, onClear }: BulkBarProps) {
  const [asked, setAsked] = useState<{ kind: BulkKind; chosen: readonly ChosenResult[] }>()
  const tooMany = chosen.length > mostAtOnce
  return (
    <>
      {chosen.length > 0 && (
        <section
          aria-label="Selected results"
          className="results-bulk-bar panel sticky bottom-3 z-10 mt-4 flex flex-wrap items-center gap-3 px-4 py-3 shadow-lift"
        >
          <p aria-live="polite" className="mr-auto">
            <span className="readout font-semibold text-signal-ink">{chosen.length}</span> chosen
            {tooMany && <span className="text-clip-ink">, at most {mostAtOnce} at once</span>}
          </p>
          {kinds.map((kind) => (
            <Button
              key={kind}
              size="sm"
              variant={bulkTexts[kind].danger ? 'danger' : 'secondary'}
              disabled={tooMany}
              onClick={() => setAsked({ kind, chosen })}
            >
              {bulkTexts[kind].label}
            </Button>
          ))}
          <Button size="sm" variant="ghost" onClick={onClear}>
            Clear selection
          </Button>
        </section>
      )}
      {asked && (
        <Suspense>
          <BulkDialog
            kind={asked.kind}
            chosen={asked.chosen}
            onDone={onClear}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
