import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { CommentText } from '#shared/community/feed/comments-contract.ts'
import { longestComment } from '#shared/community/feed/post.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type CommentFormProps = {
  label: string
  submitLabel: string
  hint?: string | undefined
  /** The initial text. */
  text?: string
  command: UseMutationResult<unknown, Error, string>
  /** Called after it was sent, or when there is nothing to change. */
  onDone?: () => void
  onCancel?: () => void
}

const tellsFrom = longestComment - 100

/** Writes a comment or changes one. The typed text stays until it is stored. */
export function CommentForm({
  label,
  submitLabel,
  hint,
  text: initial = '',
  command,
  onDone,
  onCancel,
}: CommentFormProps) {
  const [text, setText] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const send = async () => {
    const checked = z.safeParse(CommentText, text)
    if (!checked.success) return setProblem(checked.error.issues[0]?.message)
    setProblem(undefined)
    try {
      await command.mutateAsync(checked.data)
      setText(initial)
      onDone?.()
    } catch (error) {
      setProblem(describeFailure(error).sentence)
    }
  }
  const left = text.length >= tellsFrom ? `${text.length} of ${longestComment} characters` : undefined
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!command.isPending) void send()
      }}
    >
      <Field label={label} hint={left ?? hint} {...(problem && { error: problem })}>
        <Textarea
          rows={2}
          maxLength={longestComment}
          value={text}
          autoFocus={onCancel !== undefined}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel && (
          <Button size="sm" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" size="sm" variant="primary" busy={command.isPending} busyText="Saving...">
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
