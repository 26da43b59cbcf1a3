// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useCallback, useState } from 'react'
import type { PublicEvent } from '#shared/events/events/contract.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { countEntry, countEntryPayment } from '../api/count-entry.ts'
import { useRefreshRegistrations } from '../api/use-refresh-registrations.ts'
import { EntryForm } from './entry-form.tsx'
import { EntryOutcome } from './entry-outcome.tsx'
import { TimeLeft } from './time-left.tsx'

const EntryPayment = lazy(async () => ({ default: (await import('./entry-payment.tsx')).EntryPayment }))

type EnterDialogProps = {
  event: PublicEvent
  me: { id: string; membershipType: string }
  /** A place that is held already, whose payment continues. */
  held?: OwnRegistration | undefined
  now: string
  onClose: () => void
}

/** Enters in steps: the vehicle, then the details, then the payment, while the place is kept. */
export function EnterDialog({ event, me, held, now, onClose }: EnterDialogProps) {
  const [registration, setRegistration] = useState(held)
  const [state, setState] = useState<'idle' | 'busy' | 'bank'>('idle')
  const [over, setOver] = useState(false)
  const refresh = useRefreshRegistrations()
  const timeIsOver = useCallback(() => setOver(true), [])
  const settled = (answer: OwnRegistration) => {
    setRegistration(answer)
    if (answer.status === 'confirmed') {
      countEntry(answer)
      void countEntryPayment(answer, registration?.pay.paidCents ?? 0)
    }
    void refresh()
  }
  const close = () => {
    void refresh()
    onClose()
  }
  const isPaying = registration?.status === 'held' && !over
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={titleFor(registration, event.title)}
      dismissible={state === 'idle'}
      unsaved
      aside={state === 'bank'}
    >
      {!registration ? (
        <EntryForm event={event} me={me} now={now} onEntered={settled} onCancel={close} />
      ) : isPaying && registration.holdUntil ? (
        <div className="grid gap-5">
          <TimeLeft until={registration.holdUntil} onOver={timeIsOver} />
          <Suspense fallback={<Skeleton lines={3} className="h-11" />}>
            <EntryPayment registration={registration} onState={setState} onSettled={settled} />
          </Suspense>
        </div>
      ) : (
        <EntryOutcome registration={registration} over={over} onClose={close} />
      )}
    </Dialog>
  )
}

function titleFor(registration: OwnRegistration | undefined, title: string): string {
  if (!registration) return `Enter ${title}`
  if (registration.status === 'held') return 'Pay for your spot'
  if (registration.status === 'confirmed') return 'You are entered'
  return registration.status === 'waiting' ? 'You are on the waiting list' : 'You are not entered'
}
