import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminListing } from '#shared/directory/listings/admin-contract.ts'
import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { FoundChoice } from '#web/features/platform/lists/found-choice.tsx'
import { useMergeListings } from '../api/admin-listing-commands.ts'
import { publishedListingsQuery } from '../api/admin-listing-queries.ts'
import { leaveOnConflict } from './leave-on-conflict.ts'

type MergeDialogProps = {
  listing: AdminListing
  /** Left out, it is searched for. */
  into?: { id: ListingId; businessName: string }
  onClose: () => void
}

/** Merges a listing into another one: its address leads there, and its reviews move. */
export function MergeDialog({ listing, into, onClose }: MergeDialogProps) {
  const [asked] = useState(listing)
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState(into?.id)
  const found = useQuery(publishedListingsQuery(q))
  const { id: listingId, businessName, version } = asked
  const others = found.data?.items.filter(({ id }) => id !== listingId) ?? []
  return (
    <ReasonCommand
      least={1}
      most={500}
      hint="Up to 500 characters"
      title={into ? `Merge into ${into.businessName}?` : `Merge ${businessName} into another listing`}
      description={`${businessName} leaves the directory. Its address leads to the other listing, and its reviews move there.`}
      confirmLabel="Merge"
      busyText="Merging..."
      done={`${businessName} is merged`}
      failed="We couldn’t merge the listings"
      danger
      command={leaveOnConflict(useMergeListings(), onClose)}
      inputOf={(reason) => ({
        params: { listingId },
        body: { into: chosen as ListingId, reason, version },
      })}
      problem={chosen ? undefined : 'Search for the listing that stays and choose it.'}
      onClose={onClose}
    >
      {!into && (
        <FoundChoice
          search={{
            label: 'Search listings',
            placeholder: 'Name of the listing that stays',
            q,
            onChange: setQ,
          }}
          found={found}
          cards={{
            legend: 'Merge into',
            name: 'into',
            options: others.map(({ id, businessName: label, place: { city, state } }) => ({
              value: id,
              label,
              hint: [city, state].filter(Boolean).join(', '),
            })),
          }}
          chosen={chosen}
          words={{ nothing: 'No published listing matches.', failure: 'The listings did not load' }}
          onChoose={setChosen}
        />
      )}
    </ReasonCommand>
  )
}
