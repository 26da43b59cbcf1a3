import { useEffect, useRef } from 'react'
import type { PublicMessage } from '#shared/support/support-requests/shown-request.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { type MessageDay, messageDays } from './message-days.ts'
import { MessageRow } from './message-row.tsx'

type ConversationProps = {
  /** The last one first, as they are read. */
  messages: readonly PublicMessage[]
  hasOlder: boolean
  isLoadingOlder: boolean
  onOlder: () => Promise<{ error: Error | null }>
  linkOf: (fileId: string) => Promise<string>
  /** The page opens at the last message. */
  beginsAtEnd: boolean
}

/** The messages of a request by day, the last one at the end. */
export function Conversation({
  messages,
  hasOlder,
  isLoadingOlder,
  onOlder,
  linkOf,
  beginsAtEnd,
}: ConversationProps) {
  const end = useRef<HTMLDivElement>(null)
  const lastId = messages[0]?.id
  const seen = useRef(beginsAtEnd ? undefined : lastId)
  // What was written, here or there, comes into sight; a reader of something further up is left alone.
  useEffect(() => {
    const isFirst = seen.current === undefined
    if (seen.current === lastId) return
    seen.current = lastId
    if (isFirst || isNear(end.current)) end.current?.scrollIntoView({ block: 'nearest' })
  }, [lastId])
  const older = async () => {
    const { error } = await onOlder()
    if (error) toastFailure(error)
  }
  return (
    <div role="log" aria-label="Messages" className="p-4 sm:p-5">
      {hasOlder && (
        <p className="mb-4 text-center">
          <Button size="sm" busy={isLoadingOlder} busyText="Loading..." onClick={() => void older()}>
            Older messages
          </Button>
        </p>
      )}
      <div className="grid gap-4">
        {messageDays(messages, serverTime()).map((day) => (
          <Day key={day.day} day={day} linkOf={linkOf} />
        ))}
      </div>
      <div ref={end} className="scroll-mb-4" />
    </div>
  )
}

type DayProps = { day: MessageDay<PublicMessage>; linkOf: ConversationProps['linkOf'] }

const Day = ({ day: { day, label, messages }, linkOf }: DayProps) => (
  <section aria-label={label}>
    <h2 className="label mb-3 text-center text-dim">
      <time dateTime={day}>{label}</time>
    </h2>
    <ol className="grid gap-3">
      {messages.map((message) => (
        <MessageRow key={message.id} message={message} linkOf={linkOf} />
      ))}
    </ol>
  </section>
)

/** The end of the messages was at most a window away before the last one came. */
const isNear = (end: HTMLElement | null) => end !== null && end.getBoundingClientRect().top < innerHeight * 2
