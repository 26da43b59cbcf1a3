import type { OwnEvent } from '#shared/events/events/contract.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { useCancel } from '../api/event-commands.ts'
import type { EventDraft } from './event-values.ts'

type CancelDialogProps = {
  event: Pick<OwnEvent, 'id' | 'version' | 'title'>
  onChanged?: (event: EventDraft) => void
  onClose: () => void
}

/** Cancels a published event for good, with a reason that everyone reads. */
export function CancelDialog({ event: { id, version, title }, onChanged, onClose }: CancelDialogProps) {
  return (
    <ReasonCommand
      title={`Cancel ${title}?`}
      description="Its page stays and shows your reason, and calendars remove it. You cannot undo this."
      failed="We couldn’t cancel the event"
      confirmLabel="Cancel event"
      busyText="Cancelling..."
      danger
      cancelLabel="Keep event"
      done="Event cancelled"
      missing="Give a reason of at least 10 characters. Everyone who entered will see it."
      most={500}
      command={useCancel()}
      inputOf={(reason) => ({ params: { eventId: id }, body: { reason, version } })}
      onDone={(changed) => onChanged?.(changed)}
      onClose={onClose}
    />
  )
}
