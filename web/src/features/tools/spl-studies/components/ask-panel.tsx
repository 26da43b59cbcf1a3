import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

export type AskPanelProps = { left: number; tries: number; onAsk: () => void }

/** A result with own numbers waits until it is requested, because each one counts. */
export function AskPanel({ left, tries, onAsk }: AskPanelProps) {
  return (
    <Panel title="Your result">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-dim">
          {left} of {tries} own results are left today.
        </p>
        <Button variant="primary" onClick={onAsk}>
          Show my result
        </Button>
      </div>
    </Panel>
  )
}
