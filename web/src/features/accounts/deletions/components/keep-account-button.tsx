import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { useCancelDeletion } from '../api/deletion-commands.ts'

export function KeepAccountButton({ size }: { size?: 'sm' }) {
  const cancel = useCancelDeletion()
  return (
    <Button
      data-own
      {...(size && { size })}
      busy={cancel.isPending}
      busyText="Keeping..."
      onClick={() => cancel.mutate({}, { onError: toastFailure })}
    >
      Keep my account
    </Button>
  )
}
