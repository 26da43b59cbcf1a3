import { focusManager } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Thread } from '#shared/market/conversations/contract.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { useMarkRead } from '../api/conversation-commands.ts'
import { type MessageDay, messageDays, type ShownMessage } from './message-days.ts'
import { MessageRow } from './message-row.tsx'
import { offerStates } from './offer-states.ts'
import { useKeptPlace } from './use-kept-place.ts'

type MessageListProps = {
  thread: Thread
  /** The last one first, as they are read. */
  messages: readonly ShownMessage[]
  hasOlder: boolean
  isLoadingOlder: boolean
  onOlder: () => Promise<{ error: Error | null }>
}

/** The messages by day, the last one at the end, where the reader begins. What they see there counts as read. */
export function MessageList({ thread, messages, hasOlder, isLoadingOlder, onOlder }: MessageListProps) {
  const me = useMe()
  const last = messages[0]
  const { box, isAtEnd, follow, goToEnd } = useKeptPlace({
    first: messages.at(-1)?.id,
    last: last?.id,
    isOwn: last?.fromId === me.id,
  })
  useRead(thread, last, isAtEnd)
  const states = offerStates(messages, thread.offer)
  const older = async () => {
    const { error } = await onOlder()
    if (error) toastFailure(error)
  }
  return (
    <div
      ref={box}
      className="thread-messages"
      role="log"
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
      tabIndex={0}
      onScroll={follow}
    >
      {hasOlder && (
        <p className="mb-4 text-center">
          <Button size="sm" busy={isLoadingOlder} busyText="Loading..." onClick={() => void older()}>
            Older messages
          </Button>
        </p>
      )}
      <div className="grid gap-4">
        {messageDays(messages, new Date(serverNow()).toISOString()).map((day) => (
          <Day key={day.day} day={day} thread={thread} states={states} />
        ))}
      </div>
      {!isAtEnd && thread.unread > 0 && (
        <p className="thread-news">
          <Button size="sm" variant="primary" onClick={goToEnd}>
            New messages
          </Button>
        </p>
      )}
    </div>
  )
}

type DayProps = { day: MessageDay; thread: Thread; states: ReturnType<typeof offerStates> }

const Day = ({ day: { day, label, messages }, thread, states }: DayProps) => (
  <section aria-label={label}>
    <h3 className="label mb-3 text-center text-dim">
      <time dateTime={day}>{label}</time>
    </h3>
    <ol className="grid gap-2">
      {messages.map(({ message, follows }) => (
        <MessageRow
          key={message.id}
          message={message}
          follows={follows}
          thread={thread}
          offerState={states.get(message.id)}
        />
      ))}
    </ol>
  </section>
)

const useIsLooking = () =>
  useSyncExternalStore(
    (heard) => focusManager.subscribe(heard),
    () => focusManager.isFocused(),
    () => true,
  )

/** Tells the server what was seen. A failure is told to no one: the next message tells it again. */
function useRead({ id, unread }: Thread, last: ShownMessage | undefined, isAtEnd: boolean): void {
  const { mutate } = useMarkRead(id)
  const isLooking = useIsLooking()
  const lastId = last?.id
  const isNews = unread > 0 && isAtEnd && isLooking
  const tell = useEffectEvent((messageId: ShownMessage['id']) => mutate(messageId))
  useEffect(() => {
    if (isNews && lastId) tell(lastId)
  }, [isNews, lastId])
}
