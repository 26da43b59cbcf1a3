import { useCommand } from '#web/features/platform/forms/use-command.ts'
import type { RequestActs } from './request-acts.ts'

/** A step of a request; what it answered is shown at once. */
export const useRequestStep = <Input>(
  { keep, readAgain }: RequestActs,
  send: (input: Input, idempotencyKey: string) => ReturnType<RequestActs['write']>,
) =>
  useCommand({
    send,
    onDone: (answer) => {
      keep(answer)
      return undefined
    },
    onStale: readAgain,
  })
