import { useState } from 'react'
import type { AdminListing } from '#shared/directory/listings/admin-contract.ts'
import { Button } from '#web/ui/button.tsx'
import { type ManyAction, ManyDialog } from './many-dialog.tsx'

const mostAtOnce = 25

type ManyBarProps = { chosen: readonly AdminListing[]; onClear: () => void }

/** Stays at the bottom of the window while listings are selected. */
export function ManyBar({ chosen, onClear }: ManyBarProps) {
  const [asked, setAsked] = useState<{ action: ManyAction; chosen: readonly AdminListing[] }>()
  const tooMany = chosen.length > mostAtOnce
  return (
    <>
      {chosen.length > 0 && (
        <section
          aria-label="Selected listings"
          className="panel sticky bottom-3 z-10 mt-4 flex flex-wrap items-center gap-3 px-4 py-3 shadow-lift"
        >
          <p aria-live="polite" className="mr-auto">
            {chosen.length} selected
            {tooMany && <span className="text-clip-ink">, at most {mostAtOnce} at once</span>}
          </p>
          <Button size="sm" disabled={tooMany} onClick={() => setAsked({ action: 'pause', chosen })}>
            Pause
          </Button>
          <Button
            size="sm"
            variant="danger"
            disabled={tooMany}
            onClick={() => setAsked({ action: 'remove', chosen })}
          >
            Remove
          </Button>
          <Button size="sm" variant="ghost" onClick={onClear}>
            Clear selection
          </Button>
        </section>
      )}
      {asked && <ManyDialog {...asked} onDone={onClear} onClose={() => setAsked(undefined)} />}
    </>
  )
}
