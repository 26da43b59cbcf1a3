// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useEffect } from 'react'
import type { PublicListing } from '#shared/directory/listings/contract.ts'
import { MeetingPlaces } from '#web/features/directory/event-vendors/components/meeting-places.tsx'
import { ReviewsSection } from '#web/features/directory/listing-reviews/components/reviews-section.tsx'
import { LinkedText } from '#web/features/events/events/components/linked-text.tsx'
import { AdSlot } from '#web/features/platform/ad-slots/components/ad-slot.tsx'
import { HelpLink } from '#web/features/platform/help/help-link.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { cx } from '#web/ui/cx.ts'
import { Panel } from '#web/ui/panel.tsx'
import { useVisit } from '../api/use-visit.ts'
import { ContactBar } from './contact-bar.tsx'
import { ContactPanel } from './contact-panel.tsx'
import { listingTitle } from './describe-listing.ts'
import { Gallery } from './gallery.tsx'
import { HoursPanel } from './hours-panel.tsx'
import { ListingCard } from './listing-card.tsx'
import { listingsPath } from './listing-filters.ts'
import { ListingHeader } from './listing-header.tsx'
import { ListingSections } from './listing-sections.tsx'
import { stateName } from './listing-states.ts'
import { Offers } from './offers.tsx'
import { useContact } from './use-contact.ts'

const OwnerBar = lazy(async () => ({ default: (await import('./owner-bar.tsx')).OwnerBar }))

const VendorEvents = lazy(async () => ({
  default: (await import('#web/features/directory/event-vendors/components/vendor-events.tsx')).VendorEvents,
}))

/** A business as everyone sees it. */
export function ListingPage({ listing }: { listing: PublicListing }) {
  const { id, businessName, status, state, description, pictures, nearby, isOwned, isMovingReviews } = listing
  const session = useSession()
  const reaching = useContact(id)
  useVisit(id)
  const name = listingTitle(listing)
  // When the user came here inside the application, the name was not known yet.
  useEffect(() => {
    document.title = pageTitle(name)
  }, [name])
  const isClosed = status === 'closed'
  return (
    <div className="shell py-10">
      <Breadcrumb
        items={[
          { label: 'Businesses', to: '/directory' },
          ...(state ? [{ label: stateName(state), to: listingsPath({ state }) }] : []),
          { label: businessName },
        ]}
      />
      <div className="mt-4 grid gap-6">
        {isClosed && <Banner tone="warning">This business is marked as permanently closed.</Banner>}
        <div className={cx('grid gap-6', pictures.length > 0 && 'lg:grid-cols-2')}>
          <ListingHeader listing={listing} reaching={reaching} />
          {pictures.length > 0 && (
            <div className="min-w-0 max-lg:order-first">
              <Gallery pictures={pictures} of={businessName} isWide />
            </div>
          )}
        </div>
        {/* It comes late, and moves only what is below it. */}
        {isOwned && session.status === 'signed-in' && (
          <Suspense>
            <OwnerBar listingId={id} />
          </Suspense>
        )}
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 gap-6 lg:order-last">
            <ContactPanel listing={listing} reaching={reaching} />
            <HoursPanel listing={listing} />
            <HelpLink about={{ kind: 'listing', id }} />
            <div className="max-lg:hidden">
              <AdSlot zone="side_box" state={state} />
            </div>
          </div>
          <div className="grid min-w-0 gap-6">
            {description && (
              <Panel title="About">
                <LinkedText text={description} />
              </Panel>
            )}
            <MeetingPlaces listingId={id} />
            {isOwned && session.status === 'signed-in' && (
              <Suspense>
                <VendorEvents listingId={id} businessName={businessName} />
              </Suspense>
            )}
            <Offers listing={listing} />
            <ListingSections listing={listing} />
            {isMovingReviews && <Banner tone="info">Reviews are being moved.</Banner>}
            <ReviewsSection
              listingId={id}
              businessName={businessName}
              ratingSum={listing.ratingSum}
              ratingCount={listing.ratingCount}
            />
          </div>
        </div>
        <div className="lg:hidden">
          <AdSlot zone="side_box" state={state} />
        </div>
        {nearby.length > 0 && (
          <section aria-labelledby="nearby">
            <h2 id="nearby" className="label mb-4 text-dim">
              Nearby
            </h2>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
              {nearby.map((other) => (
                <ListingCard key={other.id} listing={other} />
              ))}
            </ul>
          </section>
        )}
      </div>
      {!isClosed && <ContactBar listing={listing} reaching={reaching} />}
    </div>
  )
}
