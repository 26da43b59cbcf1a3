import type { UseMutationResult } from '@tanstack/react-query'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toast } from '#web/ui/toast.ts'

const isConflict = (error: unknown) =>
  error instanceof ApiError && (error.code === 'version_conflict' || error.code === 'already_decided')

/** Says why a decision was not taken. What it was about has been read again by then. */
export function tellRefusal(error: unknown): void {
  toast.error('That did not work', {
    description:
      error instanceof ApiError && error.code === 'version_conflict'
        ? 'Someone changed this in the meantime. You see the latest version now.'
        : describeFailure(error).sentence,
  })
}

/** Leaves a question that was about an older version: the answer must be to what is there now. */
export const leaveOnConflict = <Input, Answer>(
  command: UseMutationResult<Answer, Error, Input>,
  onClose: () => void,
): UseMutationResult<Answer, Error, Input> => ({
  ...command,
  mutateAsync: (...given) =>
    command.mutateAsync(...given).catch((error: unknown) => {
      if (isConflict(error)) {
        tellRefusal(error)
        onClose()
      }
      throw error
    }),
})
