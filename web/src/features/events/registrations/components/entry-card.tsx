// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { eventPath } from '#shared/events/events/event-path.ts'
import { changeRefusal, handOverRefusal } from '#shared/events/registrations/change-refusal.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { isLive } from '#shared/events/registrations/registration.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useRefreshRegistrations } from '../api/use-refresh-registrations.ts'
import { EntryActions, type EntryDialogName } from './entry-actions.tsx'
import { EntryClasses } from './entry-classes.tsx'
import { missingStep } from './missing-step.ts'
import { PendingChange } from './pending-change.tsx'
import { payWords, spokenCode, statusLabels, statusTones } from './registration-words.ts'
import { TicketDialog } from './ticket-dialog.tsx'
import { TimeLeft } from './time-left.tsx'

/** Loaded when an entry is changed or given away: they bring forms along. */
const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog.tsx')).ChangeDialog }))
const CompleteEntryDialog = lazy(async () => ({
  default: (await import('./complete-entry-dialog.tsx')).CompleteEntryDialog,
}))
const ConflictsDialog = lazy(async () => ({
  default: (await import('./conflicts-dialog.tsx')).ConflictsDialog,
}))
const WithdrawDialog = lazy(async () => ({
  default: (await import('./withdraw-dialog.tsx')).WithdrawDialog,
}))
const PayDueDialog = lazy(async () => ({ default: (await import('./pay-due-dialog.tsx')).PayDueDialog }))
const HandOverDialog = lazy(async () => ({
  default: (await import('./hand-over-dialog.tsx')).HandOverDialog,
}))

type EntryCardProps = {
  registration: OwnRegistration
  /** Without the network, only the ticket can be opened. */
  offline: boolean
  now: string
}

/** One entry: its state, its ticket, and its actions. */
export function EntryCard({ registration, offline, now }: EntryCardProps) {
  const { event, status, number, code, position, offerUntil, holdUntil, checkIn, change, line, numberWish } =
    registration
  const refresh = useRefreshRegistrations()
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  // The dashboard links to the ticket itself, or to the missing step.
  const isNamed = hash === `#${registration.id}`
  const [open, setOpen] = useState(isNamed ? firstDialog(registration, offline) : undefined)
  const close = () => {
    setOpen(undefined)
    if (isNamed) void navigate({ search }, { replace: true, preventScrollReset: true })
  }
  const money = payWords(registration)
  const until = status === 'offered' ? offerUntil : status === 'held' ? holdUntil : undefined
  const isOver = event.endsAt <= now
  return (
    <article className="panel grid gap-4 p-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 content-start gap-2">
        <p>
          <Badge tone={statusTones[status]}>{checkIn ? 'Checked in' : statusLabels[status]}</Badge>
        </p>
        <h2 className="text-xl font-semibold wrap-anywhere">
          {event.isRemoved ? event.title : <TextLink to={eventPath(event.id)}>{event.title}</TextLink>}
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
        {status === 'waiting' && position !== undefined && <p>You’re #{position} on the waitlist.</p>}
        {status === 'waiting' && line && !isOver && <p className="text-sm">{line.words}</p>}
        {status === 'waiting' && numberWish !== undefined && (
          <p className="text-sm text-dim">Preferred number {numberWish}, kept until you enter.</p>
        )}
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
          canWithdraw={!offline && !isOver && status === 'confirmed' && !checkIn && !change}
        />
        {event.isRemoved && isLive(registration) && (
          <p className="text-sm">
            An administrator removed this event. Your entry stays, and you can withdraw it.
          </p>
        )}
        {money && <p className="text-sm">{money}.</p>}
        {registration.handingTo && !isOver && (
          <p className="text-sm wrap-anywhere">
            Offered to {registration.handingTo}. Yours until they accept.
          </p>
        )}
        {status === 'confirmed' && !isOver && (
          <EntryNotes registration={registration} offline={offline} now={now} />
        )}
        {change && !offline && (
          <PendingChange
            key={change.until}
            registration={registration}
            change={change}
            onPay={() => setOpen('pay')}
          />
        )}
      </div>
      <EntryActions registration={registration} offline={offline} now={now} onOpen={setOpen} />
      {open === 'ticket' && (
        <TicketDialog registration={registration} offline={offline} onStep={setOpen} onClose={close} />
      )}
      <Suspense fallback={null}>
        {open === 'withdraw' && <WithdrawDialog registration={registration} onClose={close} />}
        {open === 'conflicts' && <ConflictsDialog registration={registration} onClose={close} />}
        {open === 'pay-due' && <PayDueDialog registration={registration} onClose={close} />}
        {open === 'complete' && <CompleteEntryDialog registration={registration} onClose={close} />}
        {open === 'hand-over' && <HandOverDialog registration={registration} onClose={close} />}
        {(open === 'change' || open === 'pay') && (
          <ChangeDialog registration={registration} paying={open === 'pay'} onClose={close} />
        )}
      </Suspense>
    </article>
  )
}

function firstDialog(registration: OwnRegistration, offline: boolean): EntryDialogName | undefined {
  const { ticket, checkIn, event } = registration
  const step = checkIn || event.isRemoved ? undefined : missingStep(registration)
  if (step && !offline) return step.dialog
  return ticket ? 'ticket' : undefined
}

type EntryNotesProps = { registration: OwnRegistration; offline: boolean; now: string }

/** Lists what an entry lacks, and what can no longer be changed. */
function EntryNotes({ registration, offline, now }: EntryNotesProps) {
  const { event, isUnfinished, checkIn } = registration
  const step = checkIn ? undefined : missingStep(registration)
  const locked = changeRefusal(registration, event, now)
  const kept = handOverRefusal(registration, event, now)
  if (offline) return null
  if (locked || step?.dialog === 'complete')
    return (
      <>
        {step?.dialog === 'complete' && <p className="text-sm font-semibold text-warn-ink">{step.why}</p>}
        {locked && (
          <p className="text-sm text-dim">
            {locked.message}
            {kept && !checkIn && ` ${kept.message}`}
          </p>
        )}
      </>
    )
  if (!isUnfinished) return null
  return (
    <p className="text-sm">
      This entry was transferred to you. Finish it by {zonedTime(event.entriesCloseAt, event.timeZone)}.
    </p>
  )
}
