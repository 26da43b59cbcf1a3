import { QrCode as TicketIcon } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { eventPath } from '#shared/events/event-path.ts'
import type { OwnRegistration } from '#shared/registrations/contract.ts'
import { isLive } from '#shared/registrations/registration.ts'
import { zonedTime } from '#shared/time/zoned-time.ts'
import { ReceiptButton } from '#web/features/transactions/components/receipt-button.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useRefreshRegistrations } from '../api/use-refresh-registrations.ts'
import { EntryClasses } from './entry-classes.tsx'
import { payWords, spokenCode, statusLabels, statusTones } from './registration-words.ts'
import { TicketDialog } from './ticket-dialog.tsx'
import { TimeLeft } from './time-left.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type EntryCardProps = {
  registration: OwnRegistration
  /** Without the network, the ticket alone can be opened. */
  offline: boolean
  now: string
}

/** One entry: where it stands, its ticket, and what can be done about it. */
export function EntryCard({ registration, offline, now }: EntryCardProps) {
  const { event, status, number, code, pay, position, offerUntil, holdUntil, ticket, checkIn } = registration
  const refresh = useRefreshRegistrations()
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  // The dashboard leads to the ticket itself.
  const isNamed = hash === `#${registration.id}`
  const [open, setOpen] = useState<'ticket' | 'withdraw' | undefined>(
    isNamed && ticket ? 'ticket' : undefined,
  )
  const close = () => {
    setOpen(undefined)
    if (isNamed) void navigate({ search }, { replace: true, preventScrollReset: true })
  }
  const money = payWords(registration)
  const until = status === 'offered' ? offerUntil : status === 'held' ? holdUntil : undefined
  const isOver = event.endsAt <= now
  return (
    <article className="panel grid gap-4 p-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-2">
        <p>
          <Badge tone={statusTones[status]}>{checkIn ? 'Checked in' : statusLabels[status]}</Badge>
        </p>
        <h2 className="text-xl font-semibold wrap-anywhere">
          <TextLink to={eventPath(event.id)}>{event.title}</TextLink>
        </h2>
        <p className="text-dim">
          {zonedTime(event.startsAt, event.timeZone)} · {event.venueName}, {event.city}
        </p>
        {number !== undefined && isLive(registration) && (
          <p>
            Number <span className="readout font-semibold">{number}</span>
            <span className="text-dim"> · Code </span>
            <span className="readout">{spokenCode(code)}</span>
          </p>
        )}
        {status === 'waiting' && position !== undefined && <p>You are number {position} in line.</p>}
        {until && (
          <p>
            {status === 'offered' ? 'The spot is yours until' : 'Pay by'} {zonedTime(until, event.timeZone)}.
          </p>
        )}
        {until && !offline && (
          <TimeLeft until={until} to={status === 'offered' ? 'answer' : 'pay'} onOver={refresh} />
        )}
        <EntryClasses
          registration={registration}
          canWithdraw={!offline && !isOver && status === 'confirmed' && !checkIn}
        />
        {money && <p className="text-sm">{money}.</p>}
      </div>
      <div className="flex flex-wrap content-start gap-3 sm:flex-col sm:items-stretch">
        {ticket && !isOver && (
          <Button variant="primary" onClick={() => setOpen('ticket')}>
            <TicketIcon className="size-4" aria-hidden="true" />
            Show ticket
          </Button>
        )}
        {!offline && (status === 'held' || status === 'offered') && (
          <ButtonLink variant="primary" to={eventPath(event.id)}>
            {status === 'held' ? 'Go on paying' : 'Answer the offer'}
          </ButtonLink>
        )}
        {!offline && !isOver && isLive(registration) && !checkIn && (
          <Button onClick={() => setOpen('withdraw')}>
            {status === 'waiting' ? 'Leave the list' : 'Withdraw'}
          </Button>
        )}
        {!offline && pay.method === 'card' && pay.transactionId && (
          <ReceiptButton transactionId={pay.transactionId} />
        )}
      </div>
      {open === 'ticket' && <TicketDialog registration={registration} onClose={close} />}
      {open === 'withdraw' && <WithdrawDialog registration={registration} onClose={close} />}
    </article>
  )
}
