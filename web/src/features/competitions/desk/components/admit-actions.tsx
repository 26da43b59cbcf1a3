import { useState } from 'react'
import type { DeskEvent, DeskRegistration } from '#shared/competitions/desk/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAdmitWaiting } from '../api/desk-commands.ts'

type AdmitActionsProps = {
  event: Pick<DeskEvent, 'role'>
  one: DeskRegistration
  onDone: () => void
}
type Paid = 'cash' | 'later'

/** Lets someone in from the waitlist by one press; before others in line with a reason. */
export function AdmitActions({ event, one, onDone }: AdmitActionsProps) {
  const admit = useAdmitWaiting()
  const [asking, setAsking] = useState<Paid>()
  const { status, inLine, pay, name } = one
  const dueCents = status === 'offered' ? pay.dueCents : (inLine?.dueCents ?? 0)
  const passes = inLine?.passes ?? 0
  const input = (paid: Paid, reason?: string) => ({
    params: { eventId: one.eventId, registrationId: one.id },
    body: { paid, dueCents, ...(reason && { reason }) },
  })
  const done = () => {
    toast.success(`${name} is in`)
    onDone()
  }
  const press = (paid: Paid) =>
    passes > 0 ? setAsking(paid) : admit.mutate(input(paid), { onError: toastFailure, onSuccess: done })
  if (status === 'waiting' && !inLine) return null
  if (inLine && !inLine.hasPlace && event.role !== 'administrator')
    return <p className="text-dim">No spot is free for them yet.</p>
  return (
    <>
      <Button
        data-own
        variant="primary"
        className="min-h-12"
        busy={admit.isPending}
        onClick={() => press('cash')}
      >
        {dueCents > 0 ? `Admit, ${dollars(dueCents)} in cash` : 'Admit'}
      </Button>
      {dueCents > 0 && (
        <Button data-own className="min-h-12" busy={admit.isPending} onClick={() => press('later')}>
          Admit, pays later
        </Button>
      )}
      {asking && (
        <ReasonCommand
          title={`Admit ${name} before ${passes === 1 ? 'someone else' : `${passes} others`}?`}
          description="A spot is free for people who have waited longer. The scan log keeps your reason."
          confirmLabel={asking === 'cash' && dueCents > 0 ? `Admit, ${dollars(dueCents)} in cash` : 'Admit'}
          most={500}
          command={admit}
          inputOf={(reason) => input(asking, reason)}
          onDone={done}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
