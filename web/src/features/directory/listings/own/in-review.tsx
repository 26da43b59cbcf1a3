import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { editListingPath } from '#shared/directory/listings/edit-listing-path.ts'
import type { OwnListing } from '#shared/directory/listings/own-contract.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { myListingsQuery } from '../api/my-listings-query.ts'
import { useWithdrawListing } from '../api/own-listing-commands.ts'
import { mySuggestedListingsQuery } from '../api/own-listing-queries.ts'
import { OwnSuggestionRow } from './own-suggestion-row.tsx'

/** What a member waits for: their own listings in review, and what they suggested. */
export function InReview() {
  const own = useInfiniteQuery(myListingsQuery('pending'))
  const suggested = useInfiniteQuery(mySuggestedListingsQuery)
  const failed = [own, suggested].find((pages) => pages.isError && !pages.data)
  if (failed)
    return (
      <QueryFailure
        title="What you have in review did not load"
        error={failed.error}
        retrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    )
  if (own.isPending || suggested.isPending)
    return (
      <Panel flush>
        <ListSkeleton rows={3} />
      </Panel>
    )
  const listings = own.data?.pages.flatMap(({ items }) => items) ?? []
  const suggestions = suggested.data?.pages.flatMap(({ items }) => items) ?? []
  if (listings.length + suggestions.length === 0)
    return (
      <Panel>
        <EmptyState title="You have nothing in review." />
      </Panel>
    )
  return (
    <div className="grid gap-6">
      {listings.length > 0 && (
        <Panel flush title="Your listings in review">
          <ul className="divide-y divide-line">
            {listings.map((one) => (
              <OwnRow key={one.listing.id} own={one} />
            ))}
          </ul>
        </Panel>
      )}
      {suggestions.length > 0 && (
        <Panel flush title="Your suggestions">
          <ul className="divide-y divide-line">
            {suggestions.map((suggestion) => (
              <OwnSuggestionRow key={suggestion.id} suggestion={suggestion} />
            ))}
          </ul>
          <LoadMore
            hasMore={suggested.hasNextPage}
            loading={suggested.isFetchingNextPage}
            onLoadMore={() => void suggested.fetchNextPage()}
            shown=""
          />
        </Panel>
      )}
    </div>
  )
}

function OwnRow({ own: { listing } }: { own: OwnListing }) {
  const { id: listingId, businessName, statusSince, version } = listing
  const [asks, setAsks] = useState(false)
  const withdraw = useWithdrawListing()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-5 py-4 wrap-anywhere">
      <p className="min-w-0">
        <TextLink to={editListingPath(listingId)}>{businessName}</TextLink>
        <span className="block text-sm text-dim">
          Submitted <TimeAgo at={statusSince} />
        </span>
      </p>
      <Button data-own size="sm" onClick={() => setAsks(true)}>
        Withdraw<span className="sr-only"> {businessName}</span>
      </Button>
      {asks && (
        <ConfirmCommand
          command={withdraw}
          input={{ params: { listingId }, body: { version } }}
          title="Withdraw it from review?"
          description="It is a draft again. You can edit it and submit it again."
          confirmLabel="Withdraw"
          done="It is a draft again"
          onClose={() => setAsks(false)}
        />
      )}
    </li>
  )
}
