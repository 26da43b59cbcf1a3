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
  /** All of it in one row; what the field is called is read aloud alone. */
  isRow?: boolean
  /** Stands at the left of the button. */
  children?: ReactNode
}

const tellsFrom = longestMessage - 200

/** Writes a message. The typed text stays until it was sent; Ctrl or Cmd with Enter sends it, too. */
export function MessageForm({
  label,
  rows,
  placeholder,
  busy,
  onSend,
  isRow = false,
  children,
}: MessageFormProps) {
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
    <div className={isRow ? 'flex items-end gap-2' : 'grid gap-3'}>
      {isRow && children}
      <form
        id={id}
        className={isRow ? 'min-w-0 grow' : undefined}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Field
          label={label}
          className={isRow ? '[&>label]:sr-only' : ''}
          {...(text.length >= tellsFrom && { hint: `${text.length} of ${longestMessage} characters` })}
          {...(problem && { error: problem })}
        >
          <Textarea
            rows={rows}
            maxLength={longestMessage}
            placeholder={placeholder}
            className={isRow ? 'max-h-40 min-h-9 resize-none py-1.5 field-sizing-content' : ''}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={sendByKey}
          />
        </Field>
      </form>
      {/* Outside, because a form that opens from here stands in none. */}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {!isRow && children}
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
