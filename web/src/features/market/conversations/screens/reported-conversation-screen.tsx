import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { OtherMember } from '#shared/market/conversations/other-member.ts'
import { suspectLine } from '#shared/market/conversations/safety-line.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { reportedConversationQuery } from '../api/conversation-queries.ts'
import { eventWords } from '../components/event-words.ts'
import type { ShownMessage } from '../components/message-days.ts'

export const title = 'Reported conversation'

/** What two members wrote, for the administrator of a case about it. */
export function Screen() {
  const { caseId = '' } = useParams()
  const pages = useInfiniteQuery(reportedConversationQuery(caseId))
  const first = pages.data?.pages[0]
  const more = async () => {
    const { error } = await pages.fetchNextPage()
    if (error) toastFailure(error)
  }
  return (
    <div className="page">
      <Breadcrumb
        items={[
          { label: 'Reports', to: '/admin/cases?type=conversation' },
          { label: 'Case', to: `/admin/cases?type=conversation&case=${encodeURIComponent(caseId)}` },
          { label: title },
        ]}
      />
      <ScreenHeader
        title={title}
        lead={first ? `About ${first.conversation.itemTitle}. Each view is logged.` : 'Each view is logged.'}
      />
      {pages.isError && !first && (
        <QueryFailure
          title="The conversation did not load"
          error={pages.error}
          retrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      )}
      {pages.isPending && <Skeleton lines={6} className="h-10" />}
      {first && (
        <>
          <Panel flush title={`${first.seller.name} (seller) and ${first.buyer.name} (buyer), newest first`}>
            <ol className="divide-y divide-line">
              {pages.data?.pages
                .flatMap(({ messages }) => messages.items)
                .map((message) => (
                  <ReadMessage key={message.id} message={message} of={[first.seller, first.buyer]} />
                ))}
            </ol>
          </Panel>
          <LoadMore
            hasMore={pages.hasNextPage}
            loading={pages.isFetchingNextPage}
            onLoadMore={() => void more()}
            shown=""
            words="Older messages"
          />
        </>
      )}
    </div>
  )
}

type ReadMessageProps = { message: ShownMessage; of: readonly OtherMember[] }

function ReadMessage({ message, of }: ReadMessageProps) {
  const { fromId, kind, text, priceCents, sentAt, isSuspect } = message
  const author = of.find(({ userId }) => userId === fromId)
  const name = author?.name ?? 'Former member'
  return (
    <li className="grid gap-1 px-4 py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        {author && !author.isGone ? (
          <TextLink to={`/admin/users/${author.userId}`}>{name}</TextLink>
        ) : (
          <strong>{name}</strong>
        )}
        <time dateTime={sentAt} className="text-sm text-dim">
          {localTime(sentAt)}
        </time>
        {isSuspect && (
          <Badge tone="warning">
            Signs of fraud<span className="sr-only">. Its recipient was warned: {suspectLine}</span>
          </Badge>
        )}
      </p>
      {kind === 'offer' && <p>Offer: {dollars(priceCents ?? 0)}</p>}
      {kind !== 'offer' && kind !== 'text' && <p className="text-dim">{eventWords(message, name)}</p>}
      {text && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>}
    </li>
  )
}
