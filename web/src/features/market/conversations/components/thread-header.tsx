import { ChevronLeft } from 'lucide-react'
import type { Thread } from '#shared/market/conversations/contract.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ThreadMenu } from './thread-menu.tsx'

/** With whom one talks, the way back on a phone, and what few do with a conversation. */
export function ThreadHeader({ thread }: { thread: Thread }) {
  const { other, side } = thread
  return (
    <header className="flex items-center gap-3 border-b border-line px-4 py-2">
      <ButtonLink
        to="/marketplace/messages"
        variant="ghost"
        className="btn-icon -ml-2 lg:hidden"
        aria-label="All messages"
      >
        <ChevronLeft className="size-6" aria-hidden="true" />
      </ButtonLink>
      <Avatar name={other.name} src={other.avatarUrl} size="sm" />
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-semibold">
          {other.path ? <TextLink to={other.path}>{other.name}</TextLink> : other.name}
        </h2>
        <p className="text-sm text-dim">{side === 'buyer' ? 'Seller' : 'Buyer'}</p>
      </div>
      <ThreadMenu thread={thread} />
    </header>
  )
}
