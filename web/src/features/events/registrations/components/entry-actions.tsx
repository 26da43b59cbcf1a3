import { QrCode as TicketIcon } from 'lucide-react'
import { eventPath } from '#shared/events/events/event-path.ts'
import { changeRefusal, handOverRefusal } from '#shared/events/registrations/change-refusal.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { isLive } from '#shared/events/registrations/registration.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { ReceiptButton } from '#web/features/billing/transactions/components/receipt-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { MenuEntry } from '#web/ui/dropdown-menu.tsx'
import { MoreMenu } from '#web/ui/more-menu.tsx'
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

/** The actions on an entry: the ticket, what is to pay, and, in a wide window, the menu of the others. */
export function EntryActions({ registration, offline, now, onOpen }: EntryActionsProps) {
  const { event, pay, ticket, checkIn, payUntil } = registration
  const step = missingStep(registration)
  const isOver = event.endsAt <= now
  const canChange = isChangeable(registration, offline, now)
  const isNext = step?.dialog === 'complete' ? !offline && !event.isRemoved && !isOver && !checkIn : canChange
  const missing = isNext ? step : undefined
  const next = nextStep(registration)
  return (
    <div className="flex flex-wrap content-start items-start gap-2 max-lg:col-span-full lg:justify-end">
      {missing && (
        <Button data-own variant="primary" onClick={() => onOpen(missing.dialog)}>
          {missing.label}
        </Button>
      )}
      {ticket && !isOver && (
        <Button
          variant={missing ? 'secondary' : 'primary'}
          className="whitespace-nowrap max-sm:flex-1"
          onClick={() => onOpen('ticket')}
        >
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
          <Button className="max-sm:flex-1" onClick={() => onOpen('pay-due')}>
            Pay {dollars(pay.dueCents)}
          </Button>
        )}
      </div>
      {!offline && pay.method === 'card' && pay.transactionId && (
        <ReceiptButton transactionId={pay.transactionId} />
      )}
      <div data-own className="max-lg:hidden">
        <EntryMenu registration={registration} offline={offline} now={now} onOpen={onOpen} />
      </div>
    </div>
  )
}

/** The rarer actions on an entry. */
export function EntryMenu({ registration, offline, now, onOpen }: EntryActionsProps) {
  const { event, status, checkIn, isUnfinished, entries, handingTo } = registration
  const action = (label: string, dialog: EntryDialogName, danger = false): MenuEntry => ({
    kind: 'action',
    label,
    danger,
    onSelect: () => onOpen(dialog),
  })
  const isIn = !offline && event.endsAt > now && isLive(registration)
  const rarer: MenuEntry[] = [
    ...(isChangeable(registration, offline, now) && !isUnfinished ? [action('Change entry', 'change')] : []),
    ...(!offline && !handOverRefusal(registration, event, now)
      ? [action(handingTo ? 'See offer' : 'Transfer', 'hand-over')]
      : []),
    ...(isIn && entries.some((one) => one.status === 'in') ? [action('Judge conflict', 'conflicts')] : []),
    ...(isIn && !checkIn
      ? [action(status === 'waiting' ? 'Leave waitlist' : 'Withdraw', 'withdraw', true)]
      : []),
  ]
  return <MoreMenu of={event.title} variant="secondary" entries={rarer} />
}

/** Where the event is off the site, so are the classes and the waiver that a change asks about. */
const isChangeable = (registration: OwnRegistration, offline: boolean, now: string): boolean =>
  !offline && !registration.event.isRemoved && !changeRefusal(registration, registration.event, now)

/** The step that is taken on the page of the event. */
function nextStep({ status, line }: OwnRegistration): string | undefined {
  if (status === 'held') return 'Continue to payment'
  if (status === 'offered') return 'Accept spot'
  return status === 'waiting' && line?.state === 'open' ? 'Enter now' : undefined
}
