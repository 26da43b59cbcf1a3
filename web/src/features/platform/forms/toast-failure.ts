import { toast } from '#web/ui/toast.ts'
import { describeFailure } from './describe-failure.ts'

/** For a press of a button that has no place to show a failure. */
export const toastFailure = (error: unknown): void =>
  toast.error('That did not work', { description: describeFailure(error).sentence })
