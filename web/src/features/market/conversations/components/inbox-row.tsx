import { Link } from 'react-router-dom'
import type { InboxLine } from '#shared/market/conversations/contract.ts'
import { conversationPath } from '#shared/market/conversations/named-conversation.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { Picture } from '#web/ui/picture.tsx'

type InboxRowProps = { line: InboxLine; search: string; isOpen: boolean }

/** A conversation in the inbox: the other member, the item, and what was said last. */
export function InboxRow({ line, search, isOpen }: InboxRowProps) {
  const { conversationId, itemTitle, other, preview, unread, lastAt, cover } = line
  return (
    <li>
      <Link
        to={conversationPath(conversationId) + search}
        preventScrollReset
        aria-current={isOpen ? 'page' : undefined}
        className={cx(
          'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-4 py-3 hover:bg-raised',
          isOpen && 'bg-raised',
        )}
      >
        {cover ? (
          <Picture
            src={cover.src}
            alt=""
            sizes="3rem"
            width={48}
            height={48}
            className="size-12 rounded-sm object-cover"
          />
        ) : (
          <Avatar name={other.name} src={other.avatarUrl} />
        )}
        <div className="min-w-0">
          <p className="flex items-baseline justify-between gap-3">
            <span className="truncate font-semibold">{other.name}</span>
            <span className="flex-none text-sm text-dim">
              <TimeAgo at={lastAt} />
            </span>
          </p>
          <p className="truncate text-sm text-dim">{itemTitle}</p>
          <p className="flex items-baseline justify-between gap-3">
            <span className={cx('truncate', unread > 0 && 'font-semibold')}>{preview}</span>
            {unread > 0 && (
              <Badge tone="info" className="flex-none">
                {unread} <span className="sr-only">unread</span>
              </Badge>
            )}
          </p>
        </div>
      </Link>
    </li>
  )
}
