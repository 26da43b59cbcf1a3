import type { UseMutationResult } from '@tanstack/react-query'
import { type BaseSyntheticEvent, type SyntheticEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { trackForm } from '#web/lib/analytics/track.ts'
import { showFieldErrors } from './field-errors.ts'
import { focusFirstError } from './focus-first-error.ts'

type Submission<Values extends FieldValues, Fields, Input, Answer> = {
  form: UseFormReturn<Values, unknown, Fields>
  command: UseMutationResult<Answer, Error, Input>
  onDone?: (answer: Answer, fields: Fields) => void | Promise<void>
}

/** Makes the input of the command of the fields, where they are only a part of it. */
type InputOf<Fields, Input> = { inputOf: (fields: Fields) => Input }

type Submitting = {
  onSubmit: (event: SyntheticEvent) => void
  busy: boolean
  failure: Error | null
  /** Changes with every press, so that a second refusal is announced like the first. */
  attempts: number
}

/** Checks a form, sends it once however often it is pressed, and puts each refusal beside its field. */
export function useSubmit<Values extends FieldValues, Fields, Answer>(
  submission: Submission<Values, Fields, Fields, Answer>,
): Submitting
export function useSubmit<Values extends FieldValues, Fields, Input, Answer>(
  submission: Submission<Values, Fields, Input, Answer> & InputOf<Fields, Input>,
): Submitting
export function useSubmit<Values extends FieldValues, Fields, Input, Answer>({
  form,
  command,
  inputOf = (fields) => fields as unknown as Input,
  onDone,
}: Submission<Values, Fields, Input, Answer> & Partial<InputOf<Fields, Input>>): Submitting {
  const sending = useRef(false)
  const [attempts, setAttempts] = useState(0)

  async function send(fields: Fields, event?: BaseSyntheticEvent): Promise<void> {
    if (sending.current) return
    sending.current = true
    setAttempts((count) => count + 1)
    try {
      const outcome = await command.mutateAsync(inputOf(fields)).then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      )
      const refused = 'error' in outcome
      trackForm(event?.target, refused ? 'refused' : 'accepted')
      if (refused) showFieldErrors(form, outcome.error)
      else await onDone?.(outcome.answer, fields)
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
    attempts,
  }
}
