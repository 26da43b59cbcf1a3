import { useRef, useState } from 'react'
import type { AdminListing, changeManyListings } from '#shared/directory/listings/admin-contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useChangeManyListings } from '../api/admin-listing-commands.ts'

export type ManyAction = 'pause' | 'remove'

type ManyDialogProps = {
  action: ManyAction
  chosen: readonly AdminListing[]
  onDone: () => void
  onClose: () => void
}

const words = {
  pause: {
    verb: 'Pause',
    busy: 'Pausing...',
    done: 'paused',
    what: 'They leave the directory until their owners show them again.',
  },
  remove: { verb: 'Remove', busy: 'Removing...', done: 'removed', what: 'They leave the site.' },
}

const listings = (count: number) => (count === 1 ? '1 listing' : `${count} listings`)

/** Pauses or removes several listings with one reason, and says which were refused. */
export function ManyDialog({ action, chosen, onDone, onClose }: ManyDialogProps) {
  const command = useChangeManyListings()
  const [outcome, setOutcome] = useState<ResponseOf<typeof changeManyListings>>()
  const isDone = useRef(false)
  const { verb, busy, done, what } = words[action]
  if (!outcome)
    return (
      <ReasonCommand
        least={1}
        most={500}
        hint="Up to 500 characters"
        title={`${verb} ${listings(chosen.length)}?`}
        description={`${what} Each owner will see your reason.`}
        confirmLabel={verb}
        busyText={busy}
        failed={`We couldn’t ${action} them`}
        danger={action === 'remove'}
        command={command}
        inputOf={(reason) => ({ body: { listingIds: chosen.map(({ id }) => id), action, reason } })}
        onDone={(answer) => {
          isDone.current = true
          setOutcome(answer)
        }}
        // It closes itself once it is done; what came of it is shown in its place.
        onClose={() => {
          if (!isDone.current) onClose()
        }}
      />
    )
  const { changed, refused } = outcome
  const finish = () => {
    onDone()
    onClose()
  }
  return (
    <Dialog
      open
      title={`${changed.length} of ${listings(chosen.length)} ${done}`}
      onClose={finish}
      footer={<Button onClick={finish}>Close</Button>}
    >
      {refused.length > 0 && (
        <>
          <p>These stay as they are:</p>
          <ul className="grid gap-2">
            {refused.map(({ listingId, message }) => (
              <li key={listingId} className="wrap-anywhere">
                <strong>{chosen.find(({ id }) => id === listingId)?.businessName}</strong>: {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
