import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { attemptKeys } from './attempt-key.ts'

type Command<Input, Answer> = {
  send: (input: Input, idempotencyKey: string) => Promise<Answer>
  /** What must be read anew; the command is busy until this has been done. */
  onDone?: (answer: Answer, input: Input) => Promise<unknown> | undefined
}

/** A write. It is sent even when the browser believes to be offline, so that it fails at once instead of waiting. */
export function useCommand<Input, Answer>({
  send,
  onDone,
}: Command<Input, Answer>): UseMutationResult<Answer, Error, Input> {
  const [keys] = useState(() => attemptKeys())
  return useMutation<Answer, Error, Input>({
    networkMode: 'always',
    mutationFn: (input) => send(input, keys.keyFor(input)),
    onSuccess: (answer, input) => {
      keys.settle()
      return onDone?.(answer, input)
    },
  })
}
