import { useState } from 'react'
import { missingSentence } from '#shared/competitions/desk/check-in-sentence.ts'
import type { DeskEvent, DeskRegistration } from '#shared/competitions/desk/contract.ts'
import { gateClock } from '#shared/competitions/desk/gate-clock.ts'
import { cashToGiveBack } from '#shared/events/registrations/cash-to-give-back.ts'
import { totalOf } from '#shared/events/registrations/price-of.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Facts } from '#web/ui/facts.tsx'
import {
  useGiveCashBack,
  useReissueTicket,
  useTakeCash,
  useUndoCheckIn,
  useWaiveFee,
} from '../api/desk-commands.ts'
import { AdmitActions } from './admit-actions.tsx'
import { CancelEntryDialog } from './cancel-entry-dialog.tsx'
import { statusWords } from './entry-filter.ts'
import { EntryLines } from './entry-lines.tsx'
import { payWords } from './pay-words.ts'
import { ReinstateActions } from './reinstate-actions.tsx'

type RegistrationDialogProps = { event: DeskEvent; registration: DeskRegistration; onClose: () => void }
type Open = 'cash' | 'back' | 'undo' | 'ticket' | 'waive' | 'cancel'

/** One registration with all that the desk can do for it. */
export function RegistrationDialog({ event, registration, onClose }: RegistrationDialogProps) {
  const [open, setOpen] = useState<Open>()
  const { name, number, status, code, pay, price, checkIn, email, guest, answers, inLine, missing } =
    registration
  const isOrganizer = event.role !== 'desk'
  const owed = cashToGiveBack(pay)
  const isLive = status === 'confirmed'
  const canCancel = isLive || status === 'held' || status === 'waiting' || status === 'offered'
  const act = (what: Open, label: string, danger = false) => (
    <Button
      data-own
      className="min-h-12"
      variant={danger ? 'danger' : 'secondary'}
      onClick={() => setOpen(what)}
    >
      {label}
    </Button>
  )
  return (
    <Dialog open title={number === undefined ? name : `${number} · ${name}`} onClose={onClose} wide>
      <Facts
        facts={[
          ['Status', statusWords[status]],
          inLine && ['In line', `Number ${inLine.position}`],
          [
            'Code',
            <span key="code" className="readout">
              {code}
            </span>,
          ],
          ['Checked in', checkIn ? `${gateClock(checkIn.at, event.timeZone)} at ${checkIn.gate}` : 'Not yet'],
          missing && ['Missing', missingSentence(missing, event.questions ?? [])],
          ['Price', dollars(inLine ? inLine.dueCents : totalOf(price))],
          ['Payment', payWords(registration)],
          email && [
            'Email',
            <a key="email" className="link wrap-anywhere" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          guest?.state && ['State of residence', guest.state],
          ...Object.entries(answers).map(([key, answer]) => [key.replaceAll('_', ' '), answer] as const),
        ]}
      />
      <EntryLines event={event} registration={registration} />
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        {(status === 'waiting' || status === 'offered') && (
          <AdmitActions event={event} one={registration} onDone={onClose} />
        )}
        {isLive && pay.dueCents > 0 && act('cash', `Take ${dollars(pay.dueCents)} in cash`)}
        {isLive && pay.dueCents > 0 && isOrganizer && act('waive', 'Waive the fee')}
        {owed > 0 && act('back', `Refund ${dollars(owed)} in cash`)}
        {checkIn && act('undo', 'Undo check-in')}
        <ReinstateActions event={event} one={registration} />
        {isLive && act('ticket', 'New ticket')}
        {canCancel && isOrganizer && act('cancel', 'Cancel entry', true)}
      </div>
      {open === 'cash' && <Cash one={registration} onClose={() => setOpen(undefined)} />}
      {open === 'back' && <CashBack one={registration} onClose={() => setOpen(undefined)} />}
      {open === 'undo' && <Undo one={registration} onClose={() => setOpen(undefined)} />}
      {open === 'ticket' && <NewTicket one={registration} onClose={() => setOpen(undefined)} />}
      {open === 'waive' && <Waive one={registration} onClose={() => setOpen(undefined)} />}
      {open === 'cancel' && (
        <CancelEntryDialog
          one={registration}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

type OneProps = { one: DeskRegistration; onClose: () => void }

const named = ({ eventId, id }: DeskRegistration) => ({ params: { eventId, registrationId: id } })

function Cash({ one, onClose }: OneProps) {
  const amount = dollars(one.pay.dueCents)
  return (
    <ConfirmCommand
      command={useTakeCash()}
      input={{ ...named(one), body: { amountCents: one.pay.dueCents } }}
      done={`${amount} taken`}
      title={`Take ${amount} from ${one.name}?`}
      description="Count the cash first. It is recorded under your name."
      confirmLabel={`Took ${amount}`}
      onClose={onClose}
    />
  )
}

function Waive({ one, onClose }: OneProps) {
  return (
    <ReasonCommand
      title={`Waive ${dollars(one.pay.dueCents)} for ${one.name}?`}
      description="They come in without paying. Your reason is kept with the entry."
      confirmLabel="Waive the fee"
      done="Fee waived"
      most={500}
      command={useWaiveFee()}
      inputOf={(reason) => ({ ...named(one), body: { reason } })}
      onClose={onClose}
    />
  )
}

function CashBack({ one, onClose }: OneProps) {
  const owed = cashToGiveBack(one.pay)
  const amount = dollars(owed)
  return (
    <ConfirmCommand
      command={useGiveCashBack()}
      input={{ ...named(one), body: { amountCents: owed } }}
      done={`${amount} refunded`}
      title={`Refund ${amount} to ${one.cashBackTo ?? one.name}?`}
      description={
        one.cashBackTo
          ? `${one.cashBackTo} paid before the entry was transferred to ${one.name}. Hand over the cash first. It is recorded under your name.`
          : 'Hand over the cash first. It is recorded under your name.'
      }
      confirmLabel={`Refunded ${amount}`}
      onClose={onClose}
    />
  )
}

function Undo({ one, onClose }: OneProps) {
  return (
    <ConfirmCommand
      command={useUndoCheckIn()}
      input={named(one)}
      done={`${one.name} is not checked in`}
      title={`Undo the check-in of ${one.name}?`}
      description="They can be checked in again. The scan log keeps both."
      confirmLabel="Undo check-in"
      onClose={onClose}
    />
  )
}

function NewTicket({ one, onClose }: OneProps) {
  return (
    <ConfirmCommand
      command={useReissueTicket()}
      input={{ ...named(one), body: { version: one.version } }}
      done="New ticket made"
      title={`Make a new ticket for ${one.name}?`}
      description="The old ticket and its code stop working. Members find the new one in My entries; tell a guest the new code."
      confirmLabel="Make a new ticket"
      onClose={onClose}
    />
  )
}
