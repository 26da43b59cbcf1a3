import type { AdminEvent } from '#shared/events/events/admin-contract.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { useDelete } from '../api/moderation-commands.ts'
import { CancelDialog } from '../editing/cancel-dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { UnpublishDialog } from './unpublish-dialog.tsx'

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
      description="This also deletes its page and its staff, and no one can bring it back. We notify the organizer. An event with entries or results can only be cancelled."
      confirmLabel="Delete event"
      danger
      onClose={onClose}
    />
  )
}
