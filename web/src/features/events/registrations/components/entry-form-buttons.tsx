import { dollars } from '#shared/platform/money/dollars.ts'
import { Button } from '#web/ui/button.tsx'

type EntryFormButtonsProps = {
  busy: boolean
  label: string
  /** Beside the buttons, where their words do not say it. */
  totalCents?: number
  onCancel: () => void
}

/** The foot of a form that fills a dialog: it stays in sight. */
export function EntryFormButtons({ busy, label, totalCents = 0, onCancel }: EntryFormButtonsProps) {
  return (
    <div className="dialog-foot sticky bottom-0 z-10 -mx-6 mt-auto -mb-6 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-ground px-6 py-4 max-sm:[&>button]:grow">
      {totalCents > 0 && (
        <p className="mr-auto font-semibold">
          Total <span className="readout">{dollars(totalCents)}</span>
        </p>
      )}
      <Button disabled={busy} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" variant="primary" busy={busy} busyText="Sending...">
        {label}
      </Button>
    </div>
  )
}
