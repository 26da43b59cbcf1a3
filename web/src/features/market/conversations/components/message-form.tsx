import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import * as z from 'zod/mini'
import { longestMessage, MessageText } from '#shared/market/conversations/conversation.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type MessageFormProps = {
  label: string
  rows: number
  placeholder?: string
  busy: boolean
  onSend: (text: string) => Promise<unknown>
  /** Stands at the left of the button. */
  children?: ReactNode
}

const tellsFrom = longestMessage - 200

/** Writes a message. The typed text stays until it was sent; Ctrl or Cmd with Enter sends it, too. */
export function MessageForm({ label, rows, placeholder, busy, onSend, children }: MessageFormProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const send = async () => {
    if (busy) return
    const checked = z.safeParse(MessageText, text)
    if (!checked.success) return setProblem('Write a message first.')
    setProblem(undefined)
    try {
      await onSend(checked.data)
      setText('')
    } catch (error) {
      setProblem(describeFailure(error).sentence)
    }
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }
  return (
    <div className="grid gap-3">
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Field
          label={label}
          {...(text.length >= tellsFrom && { hint: `${text.length} of ${longestMessage} characters` })}
          {...(problem && { error: problem })}
        >
          <Textarea
            rows={rows}
            maxLength={longestMessage}
            placeholder={placeholder}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={sendByKey}
          />
        </Field>
      </form>
      {/* Outside, because a form that opens from here stands in none. */}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {children}
        <Button
          type="submit"
          form={id}
          variant="primary"
          busy={busy}
          busyText="Sending..."
          className="ml-auto"
        >
          Send
        </Button>
      </div>
    </div>
  )
}
