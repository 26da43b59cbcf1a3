import { useState } from 'react'
import { changeLabels } from '#shared/directory/listing-changes/change-labels.ts'
import type { ChangedField, ListingChange } from '#shared/directory/listing-changes/listing-change.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useWithdrawChange } from '../api/withdraw-change.ts'
import { changedWords } from './value-words.ts'

type WaitingChangeProps = { change: ListingChange; onWithdrawn: () => void }

/** What of a live listing waits for review: old and new, field by field. */
export function WaitingChange({ change, onWithdrawn }: WaitingChangeProps) {
  const { listingId, from, to, createdAt, note } = change
  const [asks, setAsks] = useState(false)
  const withdraw = useWithdrawChange(onWithdrawn)
  const fields = Object.keys(to) as ChangedField[]
  return (
    <Panel
      title="Pending review"
      aside={
        <Button data-own size="sm" onClick={() => setAsks(true)}>
          Withdraw<span className="sr-only"> the change</span>
        </Button>
      }
    >
      <p className="text-sm text-dim">
        Since {localTime(createdAt)}. Visitors see the old values until we have checked the new ones.
      </p>
      <dl className="mt-4 grid gap-3 wrap-anywhere">
        {fields.map((field) => (
          <div key={field} className="grid gap-x-4 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
            <dt className="text-sm text-dim">{changeLabels[field]}</dt>
            <dd className="min-w-0">
              <del className="text-dim">{changedWords(field, from)}</del>
              <span aria-hidden="true"> → </span>
              <span className="sr-only"> changes to </span>
              <ins className="font-semibold no-underline">{changedWords(field, to)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-4 text-sm text-dim wrap-anywhere">Your note: {note}</p>}
      {asks && (
        <ConfirmCommand
          command={withdraw}
          input={{ params: { listingId } }}
          title="Withdraw this change?"
          description="The listing stays as visitors see it now. New pictures in review are deleted."
          confirmLabel="Withdraw"
          done="The change is withdrawn"
          onClose={() => setAsks(false)}
        />
      )}
    </Panel>
  )
}
