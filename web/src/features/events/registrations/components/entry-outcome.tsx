import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { isLive } from '#shared/events/registrations/registration.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

type EntryOutcomeProps = {
  registration: OwnRegistration
  /** The time to pay ran out. */
  over: boolean
  onClose: () => void
}

/** Shows the outcome of entering, and what to do next. */
export function EntryOutcome({ registration, over, onClose }: EntryOutcomeProps) {
  const { status, number, pay, position, line } = registration
  const isIn = status === 'confirmed'
  return (
    <div className="grid gap-5" role="status">
      {isIn ? (
        <>
          {number !== undefined && (
            <p>
              Your number is <span className="readout text-3xl font-semibold">{number}</span>.
            </p>
          )}
          <p>
            {pay.dueCents > 0
              ? `Bring ${dollars(pay.dueCents)} to the gate. `
              : pay.paidCents > 0
                ? `You paid ${dollars(pay.paidCents)}. `
                : ''}
            Your ticket is in My entries. The gate scans it from your phone.
          </p>
        </>
      ) : status === 'waiting' ? (
        <p>
          {position === undefined ? '' : `You are number ${position} in line. `}
          {line && `${line.words} `}
          You pay nothing while you wait.
        </p>
      ) : (
        <p>
          {pay.paidCents > 0
            ? 'Your spot was gone when your payment arrived. You will get a full refund.'
            : over || !isLive(registration)
              ? 'Your time to pay has run out. Enter again if a spot is still open.'
              : 'Your spot is still being settled. Check My entries in a moment.'}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Close</Button>
        {!over && (
          <ButtonLink variant="primary" to="/my-entries">
            My entries
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
