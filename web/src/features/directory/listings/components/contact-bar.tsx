import type { PublicListing } from '#shared/directory/listings/contract.ts'
import { ReachLinks } from './reach-links.tsx'
import type { useContact } from './use-contact.ts'

type ContactBarProps = { listing: PublicListing; reaching: ReturnType<typeof useContact> }

/** What people on the way do with a business, always in reach on a phone. */
export const ContactBar = ({ listing, reaching }: ContactBarProps) => (
  <section
    aria-label={`Reach ${listing.businessName}`}
    className="panel sticky bottom-3 z-10 mt-4 flex flex-wrap gap-3 px-4 py-3 shadow-lift sm:hidden print:hidden"
  >
    <ReachLinks listing={listing} reaching={reaching} className="grow" />
  </section>
)
