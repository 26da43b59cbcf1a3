import { describeFailure } from '#web/features/forms/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useCancelDeletion } from '../api/deletion-commands.ts'

export function KeepAccountButton({ size }: { size?: 'sm' }) {
  const cancel = useCancelDeletion()
  return (
    <Button
      {...(size && { size })}
      busy={cancel.isPending}
      busyText="Keeping..."
      onClick={() =>
        cancel.mutate(undefined, {
          onError: (error) =>
            toast.error('That did not work', { description: describeFailure(error).sentence }),
        })
      }
    >
      Keep my account
    </Button>
  )
}
