import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#web/lib/api-error.ts'
import { type Tells, tellingOf } from '#web/lib/told-on-this-page.ts'
import { attemptKeys } from './attempt-key.ts'

type Command<Input, Answer> = {
  send: (input: Input, idempotencyKey: string) => Promise<Answer>
  /** Reads again what the command made stale. The command is busy until this is done. */
  onDone?: (answer: Answer, input: Input) => Promise<unknown> | undefined
  /** The facts that this page says itself, so that no notification repeats them. */
  tells?: Tells
  /** Reads again when the refusal says that the screen is out of date. */
  onStale?: () => unknown
}

const isStale = (error: Error) => error instanceof ApiError && (error.status === 404 || error.status === 409)

/** A write. It is sent even when the browser believes it is offline, so that it fails right away instead of waiting. */
export function useCommand<Input, Answer>({
  send,
  onDone,
  onStale,
  tells = {},
}: Command<Input, Answer>): UseMutationResult<Answer, Error, Input> {
  const [keys] = useState(() => attemptKeys())
  return useMutation<Answer, Error, Input>({
    networkMode: 'always',
    mutationFn: (input) => tellingOf(tells, () => send(input, keys.keyFor(input))),
    onSuccess: (answer, input) => {
      keys.settle()
      return onDone?.(answer, input)
    },
    onError: (error) => {
      if (isStale(error)) onStale?.()
    },
  })
}
