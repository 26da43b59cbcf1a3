import { Share2 } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import type { PublicListing } from '#shared/directory/listings/contract.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { claimPath } from '#shared/directory/organization-claims/claim-path.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { copyText } from '#web/ui/copy-text.ts'

const MemberActions = lazy(async () => ({ default: (await import('./member-actions.tsx')).MemberActions }))

/** What everyone can do with the page of a business: share it, and say what is wrong with it. */
export function ListingActions({ listing }: { listing: PublicListing }) {
  const { id, businessName, isOwned, status } = listing
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const share = async () => {
    const url = new URL(listingPath(id), location.origin).href
    if (navigator.share) {
      // A person who closes the choice of programs has not failed at anything.
      await navigator.share({ title: businessName, url }).catch(() => undefined)
      return
    }
    await copyText(url, { done: 'Link copied', failed: 'Your browser did not copy the link.' })
  }
  return (
    <>
      <Button size="sm" onClick={() => void share()}>
        <Share2 className="size-4" aria-hidden="true" />
        Share
      </Button>
      {!isOwned && status === 'published' && (
        <ButtonLink size="sm" to={claimPath({ kind: 'listing', id })}>
          Is this your business?
        </ButtonLink>
      )}
      {isMember && (
        <Suspense>
          <MemberActions listing={listing} />
        </Suspense>
      )}
    </>
  )
}
