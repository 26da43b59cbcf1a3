import { useState } from 'react'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { priceChange } from '#shared/events/registrations/price-change.ts'
import { totalOf } from '#shared/events/registrations/price-of.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { toast } from '#web/ui/toast.ts'
import { useWithdraw } from '../api/leave-commands.ts'
import { refundSentence } from './refund-sentence.ts'

type WithdrawClassDialogProps = {
  registration: OwnRegistration
  entry: OwnRegistration['entries'][number]
  onClose: () => void
}

/** Asks before withdrawing one class of several, and says exactly how much of its fee comes back. */
export function WithdrawClassDialog({ registration, entry, onClose }: WithdrawClassDialogProps) {
  const { id, event, eventId, pay, price } = registration
  const [attempts, setAttempts] = useState(0)
  const withdraw = useWithdraw()
  const left = registration.entries.filter((one) => one.id !== entry.id)
  // Nothing is added, so the current price of the classes does not matter.
  const change = priceChange(registration, { ...event, classes: [] }, classesOf(left), serverTime())
  const { refundCents, lessDueCents } = change
  const paidFeeCents = totalOf(price) - totalOf(change.price) - lessDueCents - change.lessWaivedCents
  const confirm = () => {
    setAttempts((count) => count + 1)
    const body = { eventId, entryId: entry.id, refundCents }
    withdraw.mutate(
      { params: { registrationId: id }, body },
      {
        onSuccess: () => {
          toast.success(`You have withdrawn from ${entry.classKey}`)
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Withdraw from ${entry.classKey}?`}
      footer={
        <>
          <Button disabled={withdraw.isPending} onClick={onClose}>
            Stay in {entry.classKey}
          </Button>
          <Button variant="danger" busy={withdraw.isPending} busyText="Withdrawing..." onClick={confirm}>
            Withdraw from {entry.classKey}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {withdraw.error && <FormError key={attempts} title={describeFailure(withdraw.error).sentence} />}
        <p>You stay in your other classes. Your spot in {entry.classKey} goes to the next person.</p>
        {lessDueCents > 0 && <p>You pay {dollars(lessDueCents)} less at the gate.</p>}
        {pay.paidCents > 0 && paidFeeCents > 0 && (
          <p>
            {refundCents === 0
              ? 'It is too late for a refund.'
              : refundSentence(
                  registration,
                  refundCents,
                  `${dollars(refundCents)} of the class fee of ${dollars(paidFeeCents)}`,
                )}
          </p>
        )}
      </div>
    </Dialog>
  )
}
