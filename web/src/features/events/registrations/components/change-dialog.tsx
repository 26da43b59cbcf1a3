import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useCallback, useState } from 'react'
import { getEvent } from '#shared/events/events/contract.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { query } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { countEntryPayment } from '../api/count-entry.ts'
import { useRefreshRegistrations } from '../api/use-refresh-registrations.ts'
import { ChangeForm } from './change-form.tsx'
import { TimeLeft } from './time-left.tsx'

const EntryPayment = lazy(async () => ({ default: (await import('./entry-payment.tsx')).EntryPayment }))

type ChangeDialogProps = {
  registration: OwnRegistration
  /** A change that waits for its payment is paid for. */
  paying: boolean
  onClose: () => void
}

/** Changes an entry: first the choice, then the payment if it costs more. */
export function ChangeDialog({ registration, paying, onClose }: ChangeDialogProps) {
  const [unpaid, setUnpaid] = useState(paying && registration.change ? registration : undefined)
  const [state, setState] = useState<'idle' | 'busy' | 'bank'>('idle')
  const [over, setOver] = useState(false)
  const refresh = useRefreshRegistrations()
  // The list of entries leaves out the classes, questions and waiver.
  const event = useQuery(
    query(
      'registrations',
      getEvent,
      { params: { eventId: registration.eventId } },
      { enabled: unpaid === undefined },
    ),
  )
  const timeIsOver = useCallback(() => setOver(true), [])
  const close = () => {
    void refresh()
    onClose()
  }
  const answered = (answer: OwnRegistration) => {
    if (answer.change) {
      setUnpaid(answer)
      void refresh()
      return
    }
    void countEntryPayment(answer, registration.pay.paidCents)
    toast.success(registration.isUnfinished ? 'Your entry is complete' : 'Your entry is changed')
    close()
  }
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={
        unpaid ? 'Pay for your change' : registration.isUnfinished ? 'Finish your entry' : 'Change your entry'
      }
      description={registration.event.title}
      dismissible={state === 'idle'}
      unsaved={unpaid !== undefined}
      aside={state === 'bank'}
    >
      {unpaid?.change ? (
        over ? (
          <TooLate onClose={close} />
        ) : (
          <div className="grid gap-5">
            <TimeLeft until={unpaid.change.until} kept="Your change" onOver={timeIsOver} />
            <Suspense fallback={<Skeleton lines={3} className="h-11" />}>
              <EntryPayment registration={unpaid} onState={setState} onSettled={answered} />
            </Suspense>
          </div>
        )
      ) : event.data ? (
        <ChangeForm event={event.data} registration={registration} onChanged={answered} onCancel={close} />
      ) : event.isError ? (
        <QueryFailure
          title="This event did not load"
          error={event.error}
          retrying={event.isFetching}
          onRetry={() => void event.refetch()}
        />
      ) : (
        <Skeleton lines={4} className="h-11" />
      )}
    </Dialog>
  )
}

function TooLate({ onClose }: { onClose: () => void }) {
  return (
    <div className="grid gap-5" role="status">
      <p>Your time to pay has run out. Your entry stays as it was.</p>
      <div className="flex justify-end">
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  )
}
