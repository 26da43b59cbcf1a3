import type { AdminEvent } from '#shared/events/events/admin-contract.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { useDelete, useUnpublish } from '../api/moderation-commands.ts'
import { CancelDialog } from '../editing/cancel-dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'

export type EventVerb = 'unpublish' | 'hand-over' | 'cancel' | 'delete'

type ModerationDialogProps = { event: AdminEvent; verb: EventVerb; onClose: () => void }

/** Asks an administrator for a reason before an action on an event. */
export function ModerationDialog({ event, verb, onClose }: ModerationDialogProps) {
  if (verb === 'unpublish') return <UnpublishDialog event={event} onClose={onClose} />
  if (verb === 'hand-over') return <HandOverDialog event={event} onClose={onClose} />
  if (verb === 'cancel') return <CancelDialog event={event} onClose={onClose} />
  return <DeleteDialog event={event} onClose={onClose} />
}

function DeleteDialog({ event, onClose }: Omit<ModerationDialogProps, 'verb'>) {
  return (
    <ConfirmCommand
      command={useDelete()}
      input={{ params: { eventId: event.id } }}
      done="Event deleted"
      title={`Delete ${event.title}?`}
      description="This deletes its page and its staff for good, and notifies the organizer. An event with entries or results can only be cancelled."
      confirmLabel="Delete event"
      danger
      onClose={onClose}
    />
  )
}

type UnpublishDialogProps = { event: AdminEvent; onClose: () => void }

/** Turns a published event back into a draft; its organizer reads why. */
function UnpublishDialog({ event: { id, version, title }, onClose }: UnpublishDialogProps) {
  return (
    <ReasonCommand
      title={`Unpublish ${title}?`}
      description="It becomes a draft that only its organizers see, and they can publish it again. They will see your reason. You can’t unpublish an event that people have entered."
      failed="We couldn’t unpublish the event"
      confirmLabel="Unpublish"
      busyText="Unpublishing..."
      danger
      cancelLabel="Keep it published"
      done="Event unpublished"
      hint="At least 10 characters"
      missing="Must be at least 10 characters"
      most={500}
      command={useUnpublish()}
      inputOf={(reason) => ({ params: { eventId: id }, body: { reason, version } })}
      onClose={onClose}
    />
  )
}
