import { type QueryKey, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import type { Contract, InputOf, ResponseOf } from '#shared/platform/http/route.ts'
import { call } from '#web/lib/call.ts'
import type { Tells } from '#web/lib/told-on-this-page.ts'
import { useCommand } from './use-command.ts'

type How<C extends Contract> = {
  /** The keys of what the command changes: read again when it is done, and when a refusal says that they are stale. */
  changes?: readonly QueryKey[]
  /** Does more when it is done. The command is busy until then. */
  onDone?: (answer: ResponseOf<C>, input: InputOf<C>) => Promise<unknown> | undefined
  tells?: Tells
}

/** Makes the hook of a write that sends one request: `const useRetryMail = command(retryMail, { changes: [['mails']] })`. */
export const command =
  <C extends Contract>(contract: C, { changes = [], onDone, tells }: How<C> = {}) =>
  (): UseMutationResult<ResponseOf<C>, Error, InputOf<C>> => {
    const queryClient = useQueryClient()
    const readAgain = () =>
      Promise.all(changes.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    return useCommand({
      send: (input: InputOf<C>, idempotencyKey) => call(contract, input, { idempotencyKey }),
      onDone: async (answer, input) => {
        await onDone?.(answer, input)
        await readAgain()
      },
      onStale: readAgain,
      ...(tells && { tells }),
    })
  }
