import { mostAtOnce } from '#shared/support/support-requests/agent-shapes.ts'
import { Button } from '#web/ui/button.tsx'
import { type ManyKind, manyTexts } from './many-texts.ts'

type ManyBarProps = { count: number; onAsk: (kind: ManyKind) => void; onClear: () => void }

const kinds: readonly ManyKind[] = ['assign', 'priority', 'category', 'solve', 'spam']

/** Stays at the bottom of the window while requests are selected. */
export function ManyBar({ count, onAsk, onClear }: ManyBarProps) {
  if (count === 0) return null
  const tooMany = count > mostAtOnce
  return (
    <section
      aria-label="Selected requests"
      className="panel sticky bottom-3 z-10 mt-4 flex flex-wrap items-center gap-3 px-4 py-3 shadow-lift"
    >
      <p aria-live="polite" className="mr-auto">
        <span className="readout font-semibold text-signal-ink">{count}</span> selected
        {tooMany && <span className="text-clip-ink">, at most {mostAtOnce} at once</span>}
      </p>
      {kinds.map((kind) => (
        <Button
          key={kind}
          data-own
          size="sm"
          variant={kind === 'spam' ? 'danger' : 'secondary'}
          disabled={tooMany}
          onClick={() => onAsk(kind)}
        >
          {manyTexts[kind].label}
        </Button>
      ))}
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear selection
      </Button>
    </section>
  )
}
