import { useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { inboxQuery } from '../api/conversation-queries.ts'
import { InboxRow } from './inbox-row.tsx'

const inboxFilter = { show: z.optional(z.enum(['archived'])) }

type Show = 'archived' | undefined

/** The conversations of the member, by the last message. */
export function Inbox({ openId }: { openId: string | undefined }) {
  const { filter, setFilter } = useAddressFilter(inboxFilter)
  return (
    <Tabs
      label="Conversations"
      value={filter.show ?? 'inbox'}
      onChange={(id) => setFilter({ show: id === 'archived' ? id : undefined })}
      tabs={[
        { id: 'inbox', label: 'Inbox', content: <Lines show={undefined} openId={openId} /> },
        { id: 'archived', label: 'Archived', content: <Lines show="archived" openId={openId} /> },
      ]}
    />
  )
}

function Lines({ show, openId }: { show: Show; openId: string | undefined }) {
  const pages = useInfiniteQuery(inboxQuery(show))
  return (
    <CursorList
      pages={pages}
      waiting={
        <Panel flush>
          <ListSkeleton rows={4} />
        </Panel>
      }
      failed="Your conversations did not load"
      empty={
        show ? (
          <EmptyState title="Nothing archived." />
        ) : (
          <EmptyState
            title="No messages yet."
            action={<ButtonLink to="/marketplace">Browse the marketplace</ButtonLink>}
          />
        )
      }
    >
      {(lines) => (
        <Panel
          flush
          aria-label="Conversations"
          aria-busy={pages.isPlaceholderData}
          className={cx('overflow-hidden', pages.isPlaceholderData && 'opacity-60')}
        >
          <ul className="divide-y divide-line">
            {lines.map((line) => (
              <InboxRow
                key={line.conversationId}
                line={line}
                search={show ? `?show=${show}` : ''}
                isOpen={line.conversationId === openId}
              />
            ))}
          </ul>
        </Panel>
      )}
    </CursorList>
  )
}
