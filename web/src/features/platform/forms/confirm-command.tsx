import type { UseMutationResult } from '@tanstack/react-query'
import { ApiError } from '#web/lib/api-error.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { toastFailure } from './toast-failure.ts'
import { usePress } from './use-press.ts'

type ConfirmCommandProps<Input, Answer> = Omit<ConfirmDialogProps, 'open' | 'busy' | 'onConfirm'> & {
  command: UseMutationResult<Answer, Error, Input>
  input: Input
  /** The message when it has been done. */
  done?: string
}

/** A refused command is refused again, but one that did not get through can be confirmed again. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

/** Asks before a command is sent, such as an action on a row of a list. */
export function ConfirmCommand<Input, Answer>({
  command,
  input,
  done,
  onClose,
  ...dialog
}: ConfirmCommandProps<Input, Answer>) {
  const confirm = usePress(() =>
    command.mutateAsync(input).then(
      () => {
        if (done) toast.success(done)
        onClose()
      },
      (error: unknown) => {
        toastFailure(error)
        if (isRefusal(error)) onClose()
      },
    ),
  )
  return <ConfirmDialog {...dialog} open busy={command.isPending} onConfirm={confirm} onClose={onClose} />
}
