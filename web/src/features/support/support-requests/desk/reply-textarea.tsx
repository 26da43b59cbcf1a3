import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { type CannedReply, filledIn } from '#shared/support/support-desks/canned-reply.ts'
import { Textarea } from '#web/ui/textarea.tsx'
import { useDesk } from './desk-api.ts'
import { deskRepliesQuery } from './desk-queries.ts'
import { ReplyOptions } from './reply-options.tsx'
import { repliesFor, type TypedShortcut, typedShortcut, withReply } from './typed-shortcut.ts'

type ReplyTextareaProps = Omit<ComponentProps<typeof Textarea>, 'value' | 'onChange' | 'onKeyDown'> & {
  value: string
  onText: (text: string) => void
  /** Fills in the placeholders of a reply as it is inserted. */
  values: Record<string, string>
  onSend: () => void
}

/** A text in which `#` and a shortcut insert a prepared reply. Ctrl or Cmd with Enter sends it. */
export function ReplyTextarea({ value, onText, values, onSend, ...rest }: ReplyTextareaProps) {
  const id = useId()
  const desk = useDesk()
  const field = useRef<HTMLTextAreaElement>(null)
  const caretAfter = useRef<number>(undefined)
  const [typed, setTyped] = useState<TypedShortcut>()
  const [active, setActive] = useState(0)
  const replies = useQuery({ ...deskRepliesQuery(desk), enabled: typed !== undefined }).data?.items ?? []
  const choices = typed ? repliesFor(replies, typed.begins) : []
  const isOpen = choices.length > 0
  useLayoutEffect(() => {
    const caret = caretAfter.current
    caretAfter.current = undefined
    if (caret !== undefined) field.current?.setSelectionRange(caret, caret)
  })

  const choose = (reply: CannedReply | undefined) => {
    if (!typed || !reply) return
    const next = withReply(value, typed, filledIn(reply.text, values))
    caretAfter.current = next.caret
    setTyped(undefined)
    onText(next.text)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return onSend()
    }
    if (!isOpen) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setActive((active + step + choices.length) % choices.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(choices[active])
    else if (event.key === 'Escape') setTyped(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="relative">
      <Textarea
        {...rest}
        ref={field}
        value={value}
        aria-autocomplete="list"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        onChange={({ target }) => {
          setTyped(typedShortcut(target.value, target.selectionStart))
          setActive(0)
          onText(target.value)
        }}
        onBlur={() => setTyped(undefined)}
        onKeyDown={press}
      />
      {isOpen && <ReplyOptions id={id} replies={choices} active={active} onChoose={choose} />}
      <p className="sr-only" role="status">
        {isOpen && `${choices.length} ${choices.length === 1 ? 'reply' : 'replies'}`}
      </p>
    </div>
  )
}
