import type { AdminEvent } from '#shared/events/events/admin-contract.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { useUnpublish } from '../api/moderation-commands.ts'

type UnpublishDialogProps = { event: AdminEvent; onClose: () => void }

/** Turns a published event back into a draft; its organizer reads why. */
export function UnpublishDialog({ event: { id, version, title }, onClose }: UnpublishDialogProps) {
  return (
    <ReasonCommand
      title={`Unpublish ${title}?`}
      description="It becomes a draft that only its organizers see, and they can publish it again. They read your reason. You can’t unpublish an event that people have entered."
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
