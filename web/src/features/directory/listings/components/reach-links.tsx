import type { PublicListing } from '#shared/directory/listings/contract.ts'
import { isWebAddress } from '#shared/is-web-address.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { directionsTo } from './listing-place.ts'
import type { useContact } from './use-contact.ts'

type ReachLinksProps = { listing: PublicListing; reaching: ReturnType<typeof useContact>; className?: string }

/** The ways to a business as buttons: by phone, on the road, and on the web. */
export function ReachLinks({ listing, reaching: { contact, reveal, busy }, className }: ReachLinksProps) {
  const { website, hasPhone } = listing
  const call = async () => {
    const phone = (await reveal())?.phone
    if (phone) location.href = `tel:${phone}`
  }
  return (
    <>
      {hasPhone &&
        (contact?.phone ? (
          <a href={`tel:${contact.phone}`} className={buttonClass('primary', 'md', className)}>
            Call
          </a>
        ) : (
          <Button variant="primary" className={className} busy={busy} onClick={() => void call()}>
            Call
          </Button>
        ))}
      <a
        href={directionsTo(listing)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('secondary', 'md', className)}
      >
        Directions<span className="sr-only">, opens in a new tab</span>
      </a>
      {isWebAddress(website) && (
        <a
          href={website}
          target="_blank"
          rel="nofollow ugc noopener noreferrer"
          className={buttonClass('secondary', 'md', className)}
        >
          Website<span className="sr-only">, opens in a new tab</span>
        </a>
      )}
    </>
  )
}
