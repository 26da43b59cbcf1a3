import type { PublicListing } from '#shared/directory/listings/contract.ts'
import { isWebAddress } from '#shared/is-web-address.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { directionsTo } from './listing-place.ts'
import type { useContact } from './use-contact.ts'

type ContactBarProps = { listing: PublicListing; reaching: ReturnType<typeof useContact> }

/** What people on the way do with a business, always at hand on a phone. */
export function ContactBar({ listing, reaching: { contact, reveal, busy } }: ContactBarProps) {
  const { website, hasPhone } = listing
  const call = async () => {
    const phone = (await reveal())?.phone
    if (phone) location.href = `tel:${phone}`
  }
  return (
    <section
      aria-label={`Reach ${listing.businessName}`}
      className="panel sticky bottom-3 z-10 mt-4 flex flex-wrap gap-3 px-4 py-3 shadow-lift sm:hidden print:hidden"
    >
      {hasPhone &&
        (contact?.phone ? (
          <a href={`tel:${contact.phone}`} className={buttonClass('primary', 'md', 'grow')}>
            Call
          </a>
        ) : (
          <Button variant="primary" className="grow" busy={busy} onClick={() => void call()}>
            Call
          </Button>
        ))}
      <a
        href={directionsTo(listing)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('secondary', 'md', 'grow')}
      >
        Directions<span className="sr-only">, opens in a new tab</span>
      </a>
      {isWebAddress(website) && (
        <a
          href={website}
          target="_blank"
          rel="nofollow ugc noopener noreferrer"
          className={buttonClass('secondary', 'md', 'grow')}
        >
          Website<span className="sr-only">, opens in a new tab</span>
        </a>
      )}
    </section>
  )
}
