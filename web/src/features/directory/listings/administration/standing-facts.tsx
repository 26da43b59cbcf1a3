import type { AdminListing } from '#shared/directory/listings/admin-contract.ts'
import { isFeatured } from '#shared/directory/listings/public-listing.ts'
import { ratingWords } from '#shared/directory/listings/rating.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DetailPanel } from '#web/ui/detail-panel.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { managedListingPath } from './managed-listing-path.ts'

const sources = { owner: 'Its owner', suggestion: 'A suggestion', admin: 'An administrator' } as const

type PersonLinkProps = { person: NonNullable<AdminListing['owner']> }

export const PersonLink = ({ person: { userId, name, isActive } }: PersonLinkProps) => (
  <span className="wrap-anywhere">
    <TextLink to={`/admin/users/${userId}`}>{name}</TextLink>
    {!isActive && (
      <>
        {' '}
        <Badge tone="warning">Not active</Badge>
      </>
    )}
  </span>
)

type StandingFactsProps = { listing: AdminListing; headingLevel: 2 | 3 }

/** Where a listing comes from, whose it is, and what was decided about it. */
export function StandingFacts({ listing, headingLevel }: StandingFactsProps) {
  const { owner, submitter, source, suggestedFrom, suggestionNote, statusSince, reason } = listing
  const { publishedAt, featuredUntil, duplicateOf, ratingSum, ratingCount, isOwnerSuspended } = listing
  const rating = ratingWords(ratingSum, ratingCount)
  return (
    <DetailPanel
      title="Standing"
      headingLevel={headingLevel}
      facts={[
        ['From', sources[source]],
        submitter && ['Submitted by', <PersonLink key="submitter" person={submitter} />],
        suggestedFrom && ['Suggested from', <EmailAddress key="from">{suggestedFrom}</EmailAddress>],
        suggestionNote && [
          'Note',
          <span key="note" className="whitespace-pre-line wrap-anywhere">
            {suggestionNote}
          </span>,
        ],
        ['Owner', owner ? <PersonLink key="owner" person={owner} /> : 'No owner'],
        isOwnerSuspended && ['Hidden', 'The account of its owner is suspended'],
        ['Status since', localTime(statusSince)],
        reason && [
          'Reason',
          <span key="reason" className="wrap-anywhere">
            {reason}
          </span>,
        ],
        duplicateOf && [
          'Merged into',
          <TextLink key="into" to={managedListingPath(duplicateOf)}>
            The listing that stays
          </TextLink>,
        ],
        publishedAt && ['First published', localTime(publishedAt)],
        featuredUntil !== undefined &&
          isFeatured(listing, serverTime()) && ['Featured until', localTime(featuredUntil)],
        rating && ['Rating', `${rating} (${ratingCount})`],
      ]}
    />
  )
}
