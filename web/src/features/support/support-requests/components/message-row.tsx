import type { PublicMessage } from '#shared/support/support-requests/shown-request.ts'
import { MessageTime } from '#web/features/market/conversations/components/message-time.tsx'
import { cx } from '#web/ui/cx.ts'
import { AttachmentLinks } from './attachment-links.tsx'
import { MessageWords } from './message-words.tsx'

type MessageRowProps = { message: PublicMessage; linkOf: (fileId: string) => Promise<string> }

/** What the desk wrote, at the left, or the one who asks, at the right. */
export function MessageRow({ message, linkOf }: MessageRowProps) {
  const { kind, isOwn, authorName, via, text, quotedFrom, attachments, withAiHelp, createdAt } = message
  const isRight = kind === 'customer'
  return (
    <li>
      <p className={cx('mb-1 text-sm text-dim', isRight && 'text-right')}>
        <span className={cx(!isRight && 'font-semibold')}>{isOwn ? 'You' : authorName}</span>
        {' · '}
        <MessageTime at={createdAt} />
        {via === 'email' && ' · by email'}
        {withAiHelp && ' · Written with AI help'}
      </p>
      <div className={cx('said', isRight && 'said-own')}>
        <MessageWords text={text} quotedFrom={quotedFrom} />
        <AttachmentLinks attachments={attachments} linkOf={linkOf} />
      </div>
    </li>
  )
}
