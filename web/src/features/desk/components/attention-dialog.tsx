import { localClock } from '#shared/time/local-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { QueueItem } from '../offline/queue-item.ts'
import type { Desk } from './use-desk.ts'

const deeds: Record<QueueItem['kind'], string> = {
  check_in: 'Checked in here',
  cash: 'Cash taken here',
  cash_back: 'Cash given back here',
  undo: 'Check-in taken back here',
}

/** What the server refused or flagged. Each stays until someone has decided. */
export function AttentionDialog({ desk: { store, state }, onClose }: { desk: Desk; onClose: () => void }) {
  const items = state.queue.filter((item) => item.state === 'attention')
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
              {deeds[item.kind]} at {localClock(item.deviceAt)}
            </p>
            <div className="flex flex-wrap gap-2">
              {!item.isTaken && <Button onClick={() => void store.retry(item)}>Send again</Button>}
              <Button variant="ghost" onClick={() => void store.dismiss(item.id)}>
                Dismiss
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
