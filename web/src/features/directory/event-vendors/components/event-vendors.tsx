import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import type { PublicEvent } from '#shared/events/events/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { BusinessTile } from '#web/features/directory/listings/components/business-tile.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { eventVendorsQuery } from '../api/vendor-queries.ts'

/** Loaded for members, of whom some run a business. */
const OwnVendors = lazy(async () => ({ default: (await import('./own-vendors.tsx')).OwnVendors }))

export const vendorQueries = (eventId: string) => [eventVendorsQuery(eventId as Event['id'])]

/** The businesses that will be at an event, and the way for a member’s own to be there. */
export function EventVendors({ event: { id, isPublic } }: { event: PublicEvent }) {
  const { data } = useQuery(eventVendorsQuery(id))
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const vendors = data?.items ?? []
  const own = isMember && isPublic && (
    <Suspense>
      <OwnVendors eventId={id} />
    </Suspense>
  )
  if (vendors.length === 0) return own || null
  return (
    <section aria-labelledby="vendors" className="grid gap-3">
      <h2 id="vendors" className="text-lg font-semibold">
        Vendors on site
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {vendors.map((business) => (
          <BusinessTile key={business.id} business={business} />
        ))}
      </ul>
      {own}
    </section>
  )
}
