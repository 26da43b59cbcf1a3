import '#web/features/market/conversations/components/messages.css'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { RequestId } from '#shared/support/support-requests/named-request.ts'
import type { DeskRequest } from '#shared/support/support-requests/shown-request.ts'
import { useKeptPlace } from '#web/features/market/conversations/components/use-kept-place.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { readFilter } from '#web/features/platform/lists/address-filter.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Composer } from './composer.tsx'
import { useDesk } from './desk-api.ts'
import { DeskConversation } from './desk-conversation.tsx'
import { deskFilter } from './desk-filter.ts'
import { deskRequestQuery } from './desk-queries.ts'
import { nextPath } from './next-request.ts'
import { presenceWords } from './presence-words.ts'
import { RequestFacts } from './request-facts.tsx'
import { RequestHead } from './request-head.tsx'
import { usePresence } from './use-presence.ts'

/** A request as its desk works on it: the conversation, and what is known about it. */
export function RequestPage({ requestId }: { requestId: RequestId }) {
  const desk = useDesk()
  const [search] = useSearchParams()
  const pages = useInfiniteQuery(deskRequestQuery(desk, requestId))
  const request = pages.data?.pages[0]
  const { error } = pages
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  const back = desk.paths.list + asSearch(search)
  return (
    <div className="page">
      <Breadcrumb items={[{ label: 'Support', to: back }, { label: request?.number ?? 'Request' }]} />
      {!request && <ScreenHeader title="Request" />}
      {isMissing && !request && (
        <EmptyState title="Request not found" action={<ButtonLink to={back}>All requests</ButtonLink>} />
      )}
      {error && !isMissing && !request && (
        <QueryFailure
          title="This request did not load"
          error={error}
          retrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      )}
      {pages.isPending && (
        <Panel className="thread">
          <Skeleton lines={6} className="h-10" />
        </Panel>
      )}
      {request && <Work key={requestId} requestId={requestId} request={request} search={search} />}
    </div>
  )
}

type WorkProps = { requestId: RequestId; request: DeskRequest; search: URLSearchParams }

function Work({ requestId, request, search }: WorkProps) {
  const desk = useDesk()
  const me = useMe()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const pages = useInfiniteQuery(deskRequestQuery(desk, requestId))
  const [isWriting, setWriting] = useState(false)
  const [showsFacts, setShowsFacts] = useState(false)
  const messages = pages.data?.pages.flatMap((page) => page.messages.items) ?? []
  const [last] = messages
  const { box, follow, goToEnd } = useKeptPlace({
    first: messages.at(-1)?.id,
    last: last?.id,
    isOwn: last?.author.userId === me.id,
  })
  const present = presenceWords(usePresence(requestId, isWriting))
  const solved = () => {
    const filter = readFilter(deskFilter, search)
    void navigate(nextPath(queryClient, desk, { filter, search: asSearch(search), requestId }))
  }
  return (
    <>
      <RequestHead request={request} onSolved={solved} onFacts={() => setShowsFacts(true)} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel flush className="thread [--above-thread:11.5rem]" aria-label="Conversation">
          <h2 className="sr-only">Conversation</h2>
          <DeskConversation
            requestId={requestId}
            messages={messages}
            box={box}
            onScroll={follow}
            hasOlder={pages.hasNextPage}
            isLoadingOlder={pages.isFetchingNextPage}
            onOlder={() => pages.fetchNextPage()}
          />
          <p role="status" className="px-4 py-1 text-sm text-dim empty:sr-only">
            {present}
          </p>
          <Foot request={request}>
            <Composer
              key={requestId}
              request={request}
              onWriting={setWriting}
              onSolved={solved}
              onRead={() => void pages.refetch().then(goToEnd)}
            />
          </Foot>
        </Panel>
        <aside aria-label="Details" className="max-lg:hidden">
          <RequestFacts request={request} />
        </aside>
      </div>
      {showsFacts && (
        <Sheet label="Details" onClose={() => setShowsFacts(false)}>
          <RequestFacts request={request} />
        </Sheet>
      )}
    </>
  )
}

/** The field to write, or why there is none. */
function Foot({ request, children }: { request: DeskRequest; children: ReactNode }) {
  const desk = useDesk()
  const { mayAnswer, mergedInto } = request
  if (mergedInto)
    return (
      <p className="border-t border-line px-4 py-3 text-dim">
        This request goes on in{' '}
        <TextLink to={desk.paths.request(mergedInto.id)}>{mergedInto.number}</TextLink>.
      </p>
    )
  if (!mayAnswer)
    return (
      <p className="border-t border-line px-4 py-3 text-dim">
        {request.deskName} answers here. You can read the request.
      </p>
    )
  return children
}

const asSearch = (search: URLSearchParams) => (search.size > 0 ? `?${search}` : '')
