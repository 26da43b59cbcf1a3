import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { useWakeLock } from '#web/lib/use-wake-lock.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { type MissingStep, missingStep } from './missing-step.ts'
import { spokenCode } from './registration-words.ts'

type TicketDialogProps = {
  registration: OwnRegistration
  /** Without the network, nothing can be accepted here; the desk has the waiver, too. */
  offline: boolean
  onStep: (dialog: MissingStep['dialog']) => void
  onClose: () => void
}

/**
 * The ticket that the gate scans. It is dark on white in either theme, and keeps the screen awake if the
 * device allows it.
 */
export function TicketDialog({ registration, offline, onStep, onClose }: TicketDialogProps) {
  const { ticket = '', code, number, event, checkIn } = registration
  const step = checkIn ? undefined : missingStep(registration)
  useWakeLock()
  return (
    <Dialog open onClose={onClose} title={event.title} footer={<Button onClick={onClose}>Close</Button>}>
      {step && (
        <Banner
          tone="warning"
          className="mb-4"
          action={
            !offline && (
              <Button data-own onClick={() => onStep(step.dialog)}>
                {step.label}
              </Button>
            )
          }
        >
          {offline ? 'Your entry is incomplete. The desk can complete it with you.' : step.why}
        </Banner>
      )}
      <div className="grid justify-items-center gap-4 text-center">
        <QrCode
          text={ticket}
          label={`Ticket with the code ${spokenCode(code)}`}
          className="w-full max-w-80 rounded-md bg-white"
        />
        <p className="readout text-2xl font-semibold">{spokenCode(code)}</p>
        {number !== undefined && (
          <p>
            Number <span className="readout text-xl font-semibold">{number}</span>
          </p>
        )}
        <p className="text-sm text-dim">Turn up the brightness of your screen at the gate.</p>
      </div>
    </Dialog>
  )
}
