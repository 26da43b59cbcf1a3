import { useCallback, useState } from 'react'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDropChange } from '../api/change-commands.ts'
import { useRefreshRegistrations } from '../api/use-refresh-registrations.ts'
import { keptChoice } from './kept-choice.ts'
import { TimeLeft } from './time-left.tsx'

type PendingChangeProps = {
  registration: OwnRegistration
  change: NonNullable<OwnRegistration['change']>
  onPay: () => void
}

/** A change that counts once it is paid for. */
export function PendingChange({ registration, change, onPay }: PendingChangeProps) {
  const refresh = useRefreshRegistrations()
  const timeIsOver = useCallback(() => {
    setOver(true)
    void refresh()
  }, [refresh])
  const drop = useDropChange(registration)
  const [over, setOver] = useState(() => change.until <= serverTime())
  const dropIt = () =>
    drop.mutate(undefined, {
      onError: toastFailure,
      onSuccess: () => toast.success('Change dropped'),
    })
  if (over) return <Banner>Your time to pay for the change has run out.</Banner>
  return (
    <Banner
      action={
        <div data-own className="flex flex-wrap gap-3">
          <Button variant="primary" disabled={drop.isPending} onClick={onPay}>
            Pay {dollars(change.dueCents)}
          </Button>
          {keptChoice(registration) && (
            <Button busy={drop.isPending} busyText="Dropping..." onClick={dropIt}>
              Drop the change
            </Button>
          )}
        </div>
      }
    >
      <p>Your change is pending until you pay {dollars(change.dueCents)}.</p>
      <TimeLeft until={change.until} kept="It" onOver={timeIsOver} />
    </Banner>
  )
}
