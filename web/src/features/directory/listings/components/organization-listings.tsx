import { useInfiniteQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import type { PublicOrganization } from '#shared/organizations/organizations/contract.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { Panel } from '#web/ui/panel.tsx'
import { organizationListingsQuery } from '../api/organization-listings-query.ts'
import { ListingName } from './listing-name.tsx'

const LetGo = lazy(async () => ({ default: (await import('./let-go.tsx')).LetGo }))

/** The businesses of an organization; nothing where it has none. */
export function OrganizationListings({ organization }: { organization: PublicOrganization }) {
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const pages = useInfiniteQuery(organizationListingsQuery(organization.id))
  const isEmpty = pages.data?.pages.every(({ items }) => items.length === 0) ?? !pages.isError
  if (isEmpty) return null
  return (
    <CursorList pages={pages} waiting={null} failed="The businesses did not load" empty={null}>
      {(listings) => (
        <Panel flush title="Businesses">
          <ul className="divide-y divide-line">
            {listings.map((listing) => (
              <li
                key={listing.id}
                className="relative flex flex-wrap items-center justify-between gap-3 px-5 py-3 [transition:background-color_150ms,border-color_150ms] hover:bg-raised"
              >
                <ListingName listing={listing} />
                {isMember && (
                  <Suspense>
                    <LetGo listing={listing} organization={organization} />
                  </Suspense>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </CursorList>
  )
}
