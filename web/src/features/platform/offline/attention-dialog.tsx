import { localClock } from '#shared/platform/time/local-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Queued } from './queued.ts'

type AttentionDialogProps<Item> = {
  items: readonly Item[]
  /** Names the action, such as `Checked in here`. */
  deedOf: (item: Item) => string
  onRetry: (item: Item) => void
  onDismiss: (item: Item) => void
  onClose: () => void
}

type Named = Queued & { name: string; number?: number | undefined }

/** Lists the items that the server refused or flagged. Each stays until a person has decided. */
export function AttentionDialog<Item extends Named>({
  items,
  deedOf,
  onRetry,
  onDismiss,
  onClose,
}: AttentionDialogProps<Item>) {
  return (
    <Dialog
      open
      title="Needs attention"
      description="The server answered these with a question. Sort each out with the person, then dismiss it."
      onClose={onClose}
    >
      {items.length === 0 && <p>Everything is sorted out.</p>}
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={item.id} className="grid gap-2 border-t border-line pt-4">
            <p className="font-semibold wrap-anywhere">
              {item.number !== undefined && `#${item.number} `}
              {item.name}
            </p>
            <p className="text-clip-ink">{item.problem}</p>
            <p className="text-sm text-dim">
              {deedOf(item)} at {localClock(item.deviceAt)}
            </p>
            <div className="flex flex-wrap gap-2">
              {!item.isTaken && <Button onClick={() => onRetry(item)}>Send again</Button>}
              <Button variant="ghost" onClick={() => onDismiss(item)}>
                Dismiss
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
