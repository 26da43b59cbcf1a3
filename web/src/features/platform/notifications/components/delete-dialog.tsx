import { useRef } from 'react'
import type { Notification } from '#shared/platform/notifications/notification.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { useDeleteNotification } from '../api/notification-commands.ts'

type DeleteDialogProps = { notification: Notification; onClose: () => void; onDeleted?: () => void }

export function DeleteDialog({ notification, onClose, onDeleted }: DeleteDialogProps) {
  const deleted = useRef(false)
  const remove = useDeleteNotification(() => {
    deleted.current = true
  })
  return (
    <ConfirmCommand
      command={remove}
      input={notification}
      done="Notification deleted"
      title={`Delete “${notification.title}”?`}
      description="The notification is deleted for good."
      confirmLabel="Delete"
      danger
      onClose={() => {
        onClose()
        if (deleted.current) onDeleted?.()
      }}
    />
  )
}
