import { useQuery } from '@tanstack/react-query'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { Banner } from '#web/ui/banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { similarListingsQuery } from '../api/own-listing-queries.ts'

type SimilarBusinessesProps = {
  name: string
  zip: string
  /** The listing that is being written, which is like itself. */
  except?: string | undefined
}

const waitMs = 400

/** Businesses in the directory that may be the one that is being typed. */
export function SimilarBusinesses({ name: typedName, zip: typedZip, except }: SimilarBusinessesProps) {
  const name = useDebounced(typedName.trim(), waitMs)
  const zip = useDebounced(typedZip.trim(), waitMs)
  const found = useQuery(similarListingsQuery(name, zip))
  const items = (name.length >= 3 ? (found.data?.items ?? []) : []).filter(({ id }) => id !== except)
  return (
    <div aria-live="polite">
      {items.length > 0 && (
        <Banner tone="info">
          <p className="font-semibold">Is it one of these? They are listed already.</p>
          <ul className="mt-1 grid gap-1">
            {items.map(({ id, businessName, city, state }) => (
              <li key={id} className="wrap-anywhere">
                <TextLink to={listingPath(id)}>{businessName}</TextLink>
                {city && `, ${city}`}
                {state && `, ${state}`}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  )
}
