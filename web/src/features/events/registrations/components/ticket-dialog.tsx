import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { useWakeLock } from '#web/lib/use-wake-lock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { spokenCode } from './registration-words.ts'

type TicketDialogProps = { registration: OwnRegistration; onClose: () => void }

/**
 * The ticket that the gate scans. It is dark on white in either theme, and keeps the screen awake if the
 * device allows it.
 */
export function TicketDialog({ registration, onClose }: TicketDialogProps) {
  const { ticket = '', code, number, event } = registration
  useWakeLock()
  return (
    <Dialog open onClose={onClose} title={event.title} footer={<Button onClick={onClose}>Close</Button>}>
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
