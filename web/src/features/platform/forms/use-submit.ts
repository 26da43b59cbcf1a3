import type { UseMutationResult } from '@tanstack/react-query'
import { type BaseSyntheticEvent, type SyntheticEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { trackForm } from '#web/lib/analytics/track.ts'
import { showFieldErrors } from './field-errors.ts'
import { focusFirstError } from './focus-first-error.ts'

type Submission<Values extends FieldValues, Input, Answer> = {
  form: UseFormReturn<Values, unknown, Input>
  command: UseMutationResult<Answer, Error, Input>
  onDone?: (answer: Answer, input: Input) => void | Promise<void>
}

/** Checks a form, sends it once however often it is pressed, and puts each refusal beside its field. */
export function useSubmit<Values extends FieldValues, Input, Answer>({
  form,
  command,
  onDone,
}: Submission<Values, Input, Answer>) {
  const sending = useRef(false)
  const [attempts, setAttempts] = useState(0)

  async function send(input: Input, event?: BaseSyntheticEvent): Promise<void> {
    if (sending.current) return
    sending.current = true
    setAttempts((count) => count + 1)
    try {
      const outcome = await command.mutateAsync(input).then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      )
      const refused = 'error' in outcome
      trackForm(event?.target, refused ? 'refused' : 'accepted')
      if (refused) showFieldErrors(form, outcome.error)
      else await onDone?.(outcome.answer, input)
    } finally {
      sending.current = false
    }
  }
  const check = form.handleSubmit(send, focusFirstError)
  return {
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault()
      void check(event)
    },
    busy: command.isPending,
    failure: command.error,
    /** Changes with every press, so that a second refusal is announced like the first. */
    attempts,
  }
}
