import { useState } from 'react'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { toast } from '#web/ui/toast.ts'
import { useWithdraw } from '../api/leave-commands.ts'
import { refundSentence } from './refund-sentence.ts'

type WithdrawDialogProps = { registration: OwnRegistration; onClose: () => void }

/** Asks before giving up a place, and says exactly how much comes back. */
export function WithdrawDialog({ registration, onClose }: WithdrawDialogProps) {
  const { id, eventId, event, status, refundNowCents, pay, isPaidByOther } = registration
  const [attempts, setAttempts] = useState(0)
  const withdraw = useWithdraw()
  const isWaiting = status === 'waiting'
  const confirm = () => {
    setAttempts((count) => count + 1)
    const body = { eventId, refundCents: refundNowCents }
    withdraw.mutate(
      { params: { registrationId: id }, body },
      {
        onSuccess: () => {
          toast.success(isWaiting ? 'You left the waitlist' : 'You have withdrawn')
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={isWaiting ? 'Leave the waitlist?' : `Withdraw from ${event.title}?`}
      footer={
        <>
          <Button disabled={withdraw.isPending} onClick={onClose}>
            {isWaiting ? 'Stay on the waitlist' : 'Keep my spot'}
          </Button>
          <Button variant="danger" busy={withdraw.isPending} busyText="Withdrawing..." onClick={confirm}>
            {isWaiting ? 'Leave waitlist' : 'Withdraw'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {withdraw.error && <FormError key={attempts} title={describeFailure(withdraw.error).sentence} />}
        {isWaiting ? (
          <p>You lose your spot on the waitlist. You can rejoin at the end.</p>
        ) : (
          <>
            <p>Your spot goes to the next person.</p>
            {pay.paidCents > 0 && (
              <p>
                {refundNowCents === 0
                  ? 'It is too late for a refund.'
                  : refundSentence(
                      registration,
                      refundNowCents,
                      `${dollars(refundNowCents)} of the ${dollars(pay.paidCents)} ${isPaidByOther ? 'that was paid' : 'you paid'}`,
                    )}
              </p>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}
