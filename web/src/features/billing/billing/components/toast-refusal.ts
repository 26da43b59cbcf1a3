import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toast } from '#web/ui/toast.ts'

/** Shows the server’s own sentence if it sent one. Otherwise it says what failed, and what to do about it. */
export function toastRefusal(fallback: string, error: unknown): void {
  const { sentence } = describeFailure(error)
  if (error instanceof ApiError && error.status !== 0 && error.status !== 500) toast.error(sentence)
  else toast.error(fallback, { description: sentence })
}
