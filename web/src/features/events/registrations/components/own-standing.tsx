// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import type { PublicEvent } from '#shared/events/events/contract.ts'
import { changeRefusal } from '#shared/events/registrations/change-refusal.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { totalOf } from '#shared/events/registrations/price-of.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { countEntry } from '../api/count-entry.ts'
import { useAcceptOffer, useDeclineOffer } from '../api/registration-commands.ts'
import { useRefreshRegistrations } from '../api/use-refresh-registrations.ts'
import { missingStep } from './missing-step.ts'
import { PendingChange } from './pending-change.tsx'
import { TimeLeft } from './time-left.tsx'

/** Loaded when an entry is changed: it brings the forms along. */
const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog.tsx')).ChangeDialog }))
const CompleteEntryDialog = lazy(async () => ({
  default: (await import('./complete-entry-dialog.tsx')).CompleteEntryDialog,
}))

const PayDueDialog = lazy(async () => ({ default: (await import('./pay-due-dialog.tsx')).PayDueDialog }))

type OwnStandingProps = {
  registration: OwnRegistration
  payment: PublicEvent['payment']
  now: string
  onPay: () => void
}

/** A member’s state at an event, and the next step. */
export function OwnStanding({ registration, payment, now, onPay }: OwnStandingProps) {
  const { eventId, status, offerUntil, holdUntil, pay, event } = registration
  const params = { registrationId: registration.id }
  const refresh = useRefreshRegistrations()
  const accept = useAcceptOffer()
  const decline = useDeclineOffer()
  const busy = accept.isPending || decline.isPending
  const take = (payAt?: 'online' | 'gate') =>
    accept.mutate(
      { params, body: { eventId, ...(payAt && { payAt }) } },
      {
        onError: (error) => {
          toastFailure(error)
          // Someone else may have taken the spot.
          void refresh()
        },
        onSuccess: (taken) => {
          if (taken.status === 'held') onPay()
          if (taken.status === 'confirmed') countEntry(taken)
        },
      },
    )
  const isOpen = status === 'waiting' && registration.line?.state === 'open'
  const dueCents = isOpen ? totalOf(registration.price) : pay.dueCents
  const hasChoice = payment === 'both' && dueCents > 0
  if (status === 'offered' || isOpen)
    return (
      <Banner
        tone="success"
        className="mb-4"
        action={
          <div className="flex flex-wrap gap-3">
            <Button
              data-own
              variant="primary"
              busy={busy}
              onClick={() => take(hasChoice ? 'online' : undefined)}
            >
              {hasChoice ? 'Pay online' : isOpen ? 'Enter now' : 'Accept spot'}
            </Button>
            {hasChoice && (
              <Button data-own busy={busy} onClick={() => take('gate')}>
                Pay at the gate
              </Button>
            )}
            {!isOpen && (
              <Button
                data-own
                busy={busy}
                onClick={() => decline.mutate({ params, body: { eventId } }, { onError: toastFailure })}
              >
                Decline
              </Button>
            )}
          </div>
        }
      >
        {isOpen
          ? registration.line?.words
          : `A spot is yours until ${zonedTime(offerUntil ?? '', event.timeZone)}.`}
        {dueCents > 0 && ` It costs ${dollars(dueCents)}.`}
        {!isOpen && offerUntil && <TimeLeft until={offerUntil} to="answer" onOver={refresh} />}
      </Banner>
    )
  if (status === 'held')
    return (
      <Banner
        className="mb-4"
        action={
          <Button data-own variant="primary" onClick={onPay}>
            Continue to payment
          </Button>
        }
      >
        We keep a spot for you until you have paid {dollars(pay.dueCents)}.
        {holdUntil && <TimeLeft until={holdUntil} onOver={refresh} />}
      </Banner>
    )
  return <Entered registration={registration} now={now} />
}

/** Shows a member who has a place, or waits for one. */
function Entered({ registration, now }: { registration: OwnRegistration; now: string }) {
  const { status, change, isUnfinished, event, pay, payUntil, checkIn } = registration
  const [open, setOpen] = useState<'change' | 'complete' | 'pay' | 'pay-due'>()
  const step = checkIn ? undefined : missingStep(registration)
  const isIncomplete = step?.dialog === 'complete' && event.endsAt > now
  return (
    <>
      {change && (
        <div className="mb-4">
          <PendingChange
            key={change.until}
            registration={registration}
            change={change}
            onPay={() => setOpen('pay')}
          />
        </div>
      )}
      <Banner
        tone={step ? 'warning' : status === 'waiting' ? 'info' : 'success'}
        className="mb-4"
        action={
          <div className="flex flex-wrap gap-3">
            {isIncomplete && (
              <Button data-own variant="primary" onClick={() => setOpen('complete')}>
                {step.label}
              </Button>
            )}
            {!changeRefusal(registration, event, now) && (
              <Button
                data-own
                variant={isUnfinished ? 'primary' : 'secondary'}
                onClick={() => setOpen('change')}
              >
                {isUnfinished ? 'Finish your entry' : 'Change entry'}
              </Button>
            )}
            {payUntil && now < payUntil && (
              <Button data-own onClick={() => setOpen('pay-due')}>
                Pay {dollars(pay.dueCents)}
              </Button>
            )}
            <ButtonLink to="/my-entries">My entries</ButtonLink>
          </div>
        }
      >
        {standingWords(registration)}
        {isIncomplete && ` ${step.why}`}
      </Banner>
      {open === 'complete' && (
        <Suspense fallback={null}>
          <CompleteEntryDialog registration={registration} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      {(open === 'change' || open === 'pay' || open === 'pay-due') && (
        <Suspense fallback={null}>
          {open === 'pay-due' ? (
            <PayDueDialog registration={registration} onClose={() => setOpen(undefined)} />
          ) : (
            <ChangeDialog
              registration={registration}
              paying={open === 'pay'}
              onClose={() => setOpen(undefined)}
            />
          )}
        </Suspense>
      )}
    </>
  )
}

function standingWords({ status, number, position, line, pay, payUntil }: OwnRegistration): string {
  if (status === 'waiting')
    return `${position === undefined ? 'You’re on the waitlist.' : `You’re #${position} on the waitlist.`}${line ? ` ${line.words}` : ''}`
  const due =
    pay.dueCents > 0 ? ` ${dollars(pay.dueCents)} due ${payUntil ? 'online or ' : ''}at the gate.` : ''
  return `You are entered${number === undefined ? '' : `, number ${number}`}.${due}`
}
