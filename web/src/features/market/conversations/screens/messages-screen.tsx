import '../components/messages.css'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { ConversationId } from '#shared/market/conversations/named-conversation.ts'
import { salesPath } from '#shared/market/sales/sales-path.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Inbox } from '../components/inbox.tsx'
import { ThreadPane } from '../components/thread-pane.tsx'

/** Few ever need it. */
const BlockedMembersDialog = lazy(async () => ({
  default: (await import('#web/features/market/member-blocks/components/blocked-members-dialog.tsx'))
    .BlockedMembersDialog,
}))

export const title = 'Messages'

export function Screen() {
  const { conversationId } = useParams()
  const [isListing, setListing] = useState(false)
  const isOpen = conversationId !== undefined
  return (
    <div data-own="part" className="page">
      <div className={cx(isOpen && 'messages-head-open')}>
        <ScreenHeader
          title="Messages"
          actions={
            <>
              <ButtonLink size="sm" variant="ghost" to={salesPath()}>
                Bought and sold
              </ButtonLink>
              <Button size="sm" variant="ghost" onClick={() => setListing(true)}>
                Blocked members
              </Button>
            </>
          }
        />
      </div>
      <div className="messages">
        <div className={cx('min-w-0', isOpen && 'max-lg:hidden')}>
          <Inbox openId={conversationId} />
        </div>
        {isOpen ? (
          <ThreadPane key={conversationId} conversationId={conversationId as ConversationId} />
        ) : (
          <p className="panel grid min-h-96 place-items-center text-dim max-lg:hidden">
            Choose a conversation to read it.
          </p>
        )}
      </div>
      {isListing && (
        <Suspense>
          <BlockedMembersDialog onClose={() => setListing(false)} />
        </Suspense>
      )}
    </div>
  )
}
