// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { eventPath } from '#shared/events/events/event-path.ts'
import { changeRefusal, handOverRefusal } from '#shared/events/registrations/change-refusal.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { isLive } from '#shared/events/registrations/registration.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DateBlock } from '#web/ui/date-block.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useRefreshRegistrations } from '../api/use-refresh-registrations.ts'
import { EntryActions, type EntryDialogName, EntryMenu } from './entry-actions.tsx'
import { EntryClasses } from './entry-classes.tsx'
import { missingStep } from './missing-step.ts'
import { dueWords } from './next-show.ts'
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
  const { event, status, number, code, position, pay, offerUntil, holdUntil, checkIn } = registration
  const { change, line, numberWish } = registration
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
  const isOver = event.endsAt <= now
  const acted = { registration, offline, now, onOpen: setOpen }
  const money = payWords(registration)
  const due = isOver ? undefined : dueWords(registration, now)
  const until = status === 'offered' ? offerUntil : status === 'held' ? holdUntil : undefined
  return (
    <article className="panel grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4 p-5 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
      <EntryDay event={event} isOver={isOver} />
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex items-start justify-between gap-3">
          <Badge tone={statusTones[status]}>{checkIn ? 'Checked in' : statusLabels[status]}</Badge>
          <div data-own className="-my-2 lg:hidden">
            <EntryMenu {...acted} />
          </div>
        </div>
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
        {due && pay.paidCents === 0 ? (
          <p>
            <span className="readout text-2xl font-semibold">{dollars(pay.dueCents)}</span>{' '}
            <span className="text-sm text-dim">{due}</span>
          </p>
        ) : (
          money && <p className="text-sm">{money}.</p>
        )}
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
      <EntryActions {...acted} />
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

type EntryDayProps = { event: OwnRegistration['event']; isOver: boolean }

/** The days at the venue, beside the poster where there is room for both. */
function EntryDay({ event: { startsAt, endsAt, timeZone, posterUrl }, isOver }: EntryDayProps) {
  return (
    <div className="flex items-start gap-4">
      <DateBlock
        startsOn={wallTime(startsAt, timeZone).slice(0, 10)}
        endsOn={wallTime(endsAt, timeZone).slice(0, 10)}
        muted={isOver}
      />
      {posterUrl && (
        <Picture
          src={posterUrl}
          alt=""
          sizes="10rem"
          width={160}
          height={112}
          className="h-28 w-40 shrink-0 rounded-sm border border-line object-cover max-lg:hidden"
        />
      )}
    </div>
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
