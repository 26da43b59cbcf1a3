import './bulk-bar.css'
import { mostAtOnce } from '#shared/platform/users/admin-contract.ts'
import { Button } from '#web/ui/button.tsx'
import { type BulkAction, bulkTexts } from './bulk-texts.ts'

const actions: BulkAction[] = ['approve', 'reactivate', 'change_type', 'suspend']

export type BulkBarProps = { count: number; onAction: (action: BulkAction) => void; onClear: () => void }

/** Stays at the bottom of the window while something is selected. */
export function BulkBar({ count, onAction, onClear }: BulkBarProps) {
  if (count === 0) return null
  const tooMany = count > mostAtOnce
  return (
    <section
      aria-label="Selected accounts"
      className="bulk-bar panel sticky bottom-3 z-10 mt-4 flex flex-wrap items-center gap-3 px-4 py-3 shadow-lift"
    >
      <p aria-live="polite" className="mr-auto">
        <span className="readout font-semibold text-signal-ink">{count}</span> selected
        {tooMany && <span className="text-clip-ink">, at most {mostAtOnce} at once</span>}
      </p>
      {actions.map((action) => (
        <Button
          key={action}
          size="sm"
          variant={bulkTexts[action].danger ? 'danger' : 'secondary'}
          disabled={tooMany}
          onClick={() => onAction(action)}
        >
          {bulkTexts[action].label}
        </Button>
      ))}
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear selection
      </Button>
    </section>
  )
}
