import { localClock } from '#shared/platform/time/local-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Queued } from './queued.ts'

type AttentionDialogProps<Item> = {
  items: readonly Item[]
  /** Names the action, such as `Checked in here`. */
  deedOf: (item: Item) => string
  /** The answers to the server’s question about an item, if it has some: each sends it again as it says. */
  choicesOf?: (item: Item) => readonly { label: string; item: Item }[]
  onRetry: (...items: readonly Item[]) => void
  onDismiss: (item: Item) => void
  onClose: () => void
}

type Named = Queued & { name: string; number?: number | undefined }

/** Lists the items that the server refused, flagged or failed on. Each stays until a person has decided. */
export function AttentionDialog<Item extends Named>({
  items,
  deedOf,
  choicesOf = () => [],
  onRetry,
  onDismiss,
  onClose,
}: AttentionDialogProps<Item>) {
  const failed = items.filter(({ hasFailed }) => hasFailed)
  return (
    <Dialog
      open
      title="Needs attention"
      description={
        failed.length > 0
          ? 'Everything else was sent. Send again what the server could not take, or discard it.'
          : 'The server answered these with a question. Sort each out with the person, then dismiss it.'
      }
      onClose={onClose}
    >
      {items.length === 0 && <p>Everything is sorted out.</p>}
      {failed.length > 1 && (
        <Button className="justify-self-start" onClick={() => onRetry(...failed)}>
          Send all again
        </Button>
      )}
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
              {choicesOf(item).map((choice) => (
                <Button key={choice.label} onClick={() => onRetry(choice.item)}>
                  {choice.label}
                </Button>
              ))}
              {!item.isTaken && choicesOf(item).length === 0 && (
                <Button onClick={() => onRetry(item)}>Send again</Button>
              )}
              <Button variant="ghost" onClick={() => onDismiss(item)}>
                {item.hasFailed ? 'Discard' : 'Dismiss'}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
