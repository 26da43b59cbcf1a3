import { toast } from '#web/ui/toast.ts'
import { describeFailure } from './describe-failure.ts'

/** For a press of a button that has no place of its own for what went wrong. */
export const toastFailure = (error: unknown): void =>
  toast.error('That did not work', { description: describeFailure(error).sentence })
