import type { RefObject } from 'react'
import type { RequestId } from '#shared/support/support-requests/named-request.ts'
import type { DeskMessage } from '#shared/support/support-requests/shown-request.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { messageDays } from '../components/message-days.ts'
import { DeskMessageRow } from './desk-message-row.tsx'

type DeskConversationProps = {
  requestId: RequestId
  /** The last one first, as they are read. */
  messages: readonly DeskMessage[]
  box: RefObject<HTMLDivElement | null>
  onScroll: () => void
  hasOlder: boolean
  isLoadingOlder: boolean
  onOlder: () => Promise<{ error: Error | null }>
}

/** The messages of a request by day, the last one at the end, where the reader begins. */
export function DeskConversation({
  requestId,
  messages,
  box,
  onScroll,
  hasOlder,
  isLoadingOlder,
  onOlder,
}: DeskConversationProps) {
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
      onScroll={onScroll}
    >
      {hasOlder && (
        <p className="mb-4 text-center">
          <Button size="sm" busy={isLoadingOlder} busyText="Loading..." onClick={() => void older()}>
            Older messages
          </Button>
        </p>
      )}
      <div className="grid gap-4">
        {messageDays(messages, serverTime()).map(({ day, label, messages: ofDay }) => (
          <section key={day} aria-label={label}>
            <h3 className="label mb-3 text-center text-dim">
              <time dateTime={day}>{label}</time>
            </h3>
            <ol className="grid gap-3">
              {ofDay.map((message) => (
                <DeskMessageRow key={message.id} requestId={requestId} message={message} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  )
}
