import { QrCode as TicketIcon } from 'lucide-react'
import { eventPath } from '#shared/events/events/event-path.ts'
import { changeRefusal, handOverRefusal } from '#shared/events/registrations/change-refusal.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { isLive } from '#shared/events/registrations/registration.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { ReceiptButton } from '#web/features/billing/transactions/components/receipt-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { missingStep } from './missing-step.ts'

export type EntryDialogName =
  | 'ticket'
  | 'change'
  | 'complete'
  | 'pay'
  | 'pay-due'
  | 'hand-over'
  | 'conflicts'
  | 'withdraw'

type EntryActionsProps = {
  registration: OwnRegistration
  offline: boolean
  now: string
  onOpen: (dialog: EntryDialogName) => void
}

/** The actions on an entry. */
export function EntryActions({ registration, offline, now, onOpen }: EntryActionsProps) {
  const { event, status, pay, ticket, checkIn, isUnfinished, entries, payUntil, handingTo } = registration
  const step = missingStep(registration)
  const isOver = event.endsAt <= now
  // The classes and the waiver that a change asks about are off the site, too.
  const canChange = !offline && !event.isRemoved && !changeRefusal(registration, event, now)
  const isNext = step?.dialog === 'complete' ? !offline && !event.isRemoved && !isOver && !checkIn : canChange
  const missing = isNext ? step : undefined
  const next = nextStep(registration)
  return (
    <div className="flex flex-wrap content-start gap-3 sm:flex-col sm:items-stretch">
      {missing && (
        <Button data-own variant="primary" onClick={() => onOpen(missing.dialog)}>
          {missing.label}
        </Button>
      )}
      {ticket && !isOver && (
        <Button variant={missing ? 'secondary' : 'primary'} onClick={() => onOpen('ticket')}>
          <TicketIcon className="size-4" aria-hidden="true" />
          Show ticket
        </Button>
      )}
      <div data-own className="contents">
        {!offline && !event.isRemoved && next && (
          <ButtonLink variant="primary" to={eventPath(event.id)}>
            {next}
          </ButtonLink>
        )}
        {!offline && payUntil && now < payUntil && (
          <Button onClick={() => onOpen('pay-due')}>Pay {dollars(pay.dueCents)}</Button>
        )}
        {canChange && !isUnfinished && <Button onClick={() => onOpen('change')}>Change entry</Button>}
        {!offline && !handOverRefusal(registration, event, now) && (
          <Button onClick={() => onOpen('hand-over')}>{handingTo ? 'See offer' : 'Transfer'}</Button>
        )}
        {!offline && !isOver && isLive(registration) && entries.some((one) => one.status === 'in') && (
          <Button onClick={() => onOpen('conflicts')}>Judge conflict</Button>
        )}
        {!offline && !isOver && isLive(registration) && !checkIn && (
          <Button onClick={() => onOpen('withdraw')}>
            {status === 'waiting' ? 'Leave waitlist' : 'Withdraw'}
          </Button>
        )}
      </div>
      {!offline && pay.method === 'card' && pay.transactionId && (
        <ReceiptButton transactionId={pay.transactionId} />
      )}
    </div>
  )
}

/** The step that is taken on the page of the event. */
function nextStep({ status, line }: OwnRegistration): string | undefined {
  if (status === 'held') return 'Continue to payment'
  if (status === 'offered') return 'Accept spot'
  return status === 'waiting' && line?.state === 'open' ? 'Enter now' : undefined
}
