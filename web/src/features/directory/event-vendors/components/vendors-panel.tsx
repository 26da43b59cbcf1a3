import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { ManagedVendor } from '#shared/directory/event-vendors/contract.ts'
import type { VendorStatus } from '#shared/directory/event-vendors/event-vendor.ts'
import { listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import type { OwnEvent } from '#shared/events/events/own-contract.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDecideVendor } from '../api/vendor-commands.ts'
import { managedVendorsQuery } from '../api/vendor-queries.ts'

const badges: Record<VendorStatus, readonly [Tone, string]> = {
  waiting: ['warning', 'Pending'],
  accepted: ['success', 'Accepted'],
  declined: ['neutral', 'Declined'],
}

/** Who asked to be at an event: its organizers accept or decline, and may change their mind until it ends. */
export function VendorsPanel({ event: { id } }: { event: OwnEvent }) {
  const pages = useInfiniteQuery(managedVendorsQuery(id))
  const place = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  const isAsked = hash === '#vendors' && pages.isSuccess
  // The panel comes after the address was followed.
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView()
  }, [isAsked])
  return (
    <div ref={place} id="vendors">
      <Panel title="Vendors">
        <CursorList
          pages={pages}
          waiting={<ListSkeleton rows={2} flush />}
          failed="The vendors did not load"
          empty={<p className="text-sm text-dim">No vendor requests yet.</p>}
        >
          {(vendors) => (
            <ul className="divide-y divide-line">
              {vendors.map((vendor) => (
                <VendorRow key={vendor.listing.id} eventId={id} vendor={vendor} />
              ))}
            </ul>
          )}
        </CursorList>
      </Panel>
    </div>
  )
}

type VendorRowProps = { eventId: OwnEvent['id']; vendor: ManagedVendor }

function VendorRow({ eventId, vendor }: VendorRowProps) {
  const { listing, status, isListed } = vendor
  const { id, businessName, listingType, city, state } = listing
  const [tone, word] = badges[status]
  const place = [listingTypes[listingType], [city, state].filter(Boolean).join(', ')].filter(Boolean)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5">
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">
          {isListed ? <TextLink to={listingPath(id)}>{businessName}</TextLink> : businessName}
        </span>
        <span className="block text-sm text-dim">{place.join(' · ')}</span>
        {!isListed && (
          <span className="block text-sm text-dim">Not in the directory, so your page does not list it.</span>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{word}</Badge>
        {status !== 'accepted' && <Decide eventId={eventId} vendor={vendor} accepts />}
        {status !== 'declined' && <Decide eventId={eventId} vendor={vendor} accepts={false} />}
      </span>
    </li>
  )
}

function Decide({ eventId, vendor, accepts }: VendorRowProps & { accepts: boolean }) {
  const { listing, status, version } = vendor
  const { id: listingId, businessName } = listing
  const decide = useDecideVendor()
  const press = usePress(() =>
    decide.mutateAsync({ params: { eventId, listingId }, body: { accepts, version } }).then(() => {
      toast.success(accepts ? `${businessName} will be there` : `${businessName} will not be there`)
    }, toastFailure),
  )
  const no = status === 'accepted' ? 'Remove' : 'Decline'
  return (
    <Button
      data-own
      size="sm"
      variant={accepts ? 'secondary' : 'ghost'}
      busy={decide.isPending}
      onClick={press}
    >
      {accepts ? 'Accept' : no}
      <span className="sr-only"> {businessName}</span>
    </Button>
  )
}
