import type { DeskRegistration } from '#shared/competitions/desk/contract.ts'
import { isPaidBothWays } from '#shared/events/registrations/cash-of.ts'
import { onlineWay, onlineWayNames, refundedTo } from '#shared/events/registrations/online-way.ts'
import { fullRefundOf } from '#shared/events/registrations/refund-of.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { useCancelRegistration } from '../api/desk-commands.ts'

type CancelEntryDialogProps = { one: DeskRegistration; onDone: () => void; onClose: () => void }

/** Cancels an entry for the organizer, and says how its money comes back. */
export function CancelEntryDialog({ one, onDone, onClose }: CancelEntryDialogProps) {
  const { eventId, id, name, pay } = one
  const back = fullRefundOf(pay)
  const amount = dollars(back)
  const money =
    back === 0
      ? 'Nothing was paid.'
      : isPaidBothWays(pay)
        ? `${amount} is refunded: what they paid by ${onlineWayNames[onlineWay(pay)]} to ${refundedTo(pay, 'their')}, and the rest by you in cash.`
        : pay.method === 'cash'
          ? `Refund ${amount} in cash, and record it under Payments.`
          : `${amount} is refunded to ${refundedTo(pay, 'their')}.`
  return (
    <ReasonCommand
      title={`Cancel the entry of ${name}?`}
      description={`Their spot is free for others. ${money} They will see your reason.`}
      confirmLabel="Cancel entry"
      danger
      done="Entry cancelled"
      most={500}
      command={useCancelRegistration()}
      inputOf={(reason) => ({ params: { eventId, registrationId: id }, body: { reason } })}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
