import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import type { PublicListing } from '#shared/directory/listings/contract.ts'
import { ReportButton } from '#web/features/platform/reports/components/report-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { ownListingOf, ownListingsQuery } from '../api/own-listing-queries.ts'

/** Few ever need it. */
const SuggestDialog = lazy(async () => ({ default: (await import('./suggest-dialog.tsx')).SuggestDialog }))

/** What members can do about a business of someone else: its owner edits it. */
export function MemberActions({ listing }: { listing: PublicListing }) {
  const { id, businessName, isOwned } = listing
  const [suggesting, setSuggesting] = useState(false)
  const own = useQuery({ ...ownListingsQuery, enabled: isOwned })
  if (isOwned && (own.isPending || ownListingOf(own.data, id))) return null
  return (
    <>
      <Button data-own size="sm" variant="ghost" onClick={() => setSuggesting(true)}>
        <Pencil className="size-4" aria-hidden="true" />
        Suggest an edit
      </Button>
      <ReportButton subject={{ type: 'listing', id }} of={`the business ${businessName}`} />
      {suggesting && (
        <Suspense>
          <SuggestDialog listing={listing} onClose={() => setSuggesting(false)} />
        </Suspense>
      )}
    </>
  )
}
