import type { Thread } from '#shared/market/conversations/contract.ts'
import { suspectLine } from '#shared/market/conversations/safety-line.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { cx } from '#web/ui/cx.ts'
import { eventWords } from './event-words.ts'
import type { ShownMessage } from './message-days.ts'
import { MessageTime } from './message-time.tsx'
import { OfferLine } from './offer-line.tsx'
import type { OfferState } from './offer-states.ts'

type MessageRowProps = {
  message: ShownMessage
  follows: boolean
  thread: Thread
  offerState: OfferState | undefined
}

/** What one of the two wrote, or did. */
export function MessageRow({ message, follows, thread, offerState }: MessageRowProps) {
  const { kind, text, fromId, sentAt, isSuspect } = message
  const isOwn = fromId === useMe().id
  const who = isOwn ? 'You' : thread.other.name
  if (kind !== 'text' && kind !== 'offer')
    return (
      <li className="px-4 text-center text-sm text-dim">
        {eventWords(message, who)} · <MessageTime at={sentAt} />
      </li>
    )
  return (
    <li>
      <p className={cx('mb-1 text-sm text-dim', isOwn && 'text-right', follows && 'sr-only')}>
        <span className={cx(!isOwn && 'font-semibold')}>{who}</span> · <MessageTime at={sentAt} />
      </p>
      <div className={cx('said', isOwn && 'said-own')}>
        {isSuspect && !isOwn && <Banner className="mb-2 text-sm">{suspectLine}</Banner>}
        {offerState && <OfferLine message={message} state={offerState} thread={thread} />}
        {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
      </div>
    </li>
  )
}
