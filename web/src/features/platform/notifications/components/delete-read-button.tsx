import { useState } from 'react'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDeleteReadNotifications } from '../api/delete-read-notifications.ts'

export function DeleteReadButton() {
  const [asking, setAsking] = useState(false)
  const remove = useDeleteReadNotifications()
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Delete all read
      </Button>
      {asking && (
        <ConfirmCommand
          command={remove}
          input={undefined}
          done="Read notifications deleted"
          title="Delete all read notifications?"
          description="Every notification that you have read is deleted for good, whatever the list shows now. Unread ones stay."
          confirmLabel="Delete all read"
          danger
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
