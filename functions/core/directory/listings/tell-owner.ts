import { env } from '#core/env.ts'
import type { Write } from '#core/platform/db/write.ts'
import { newHandle } from '#core/platform/handles/handle.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { users } from '#core/platform/users/users.ts'
import { editListingPath } from '#shared/directory/listings/edit-listing-path.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { hasPage } from '#shared/directory/listings/public-listing.ts'
import { listingSuggestions, withSecret } from './listing-suggestions.ts'

/** `message` goes on after a name in a mail, so it begins small. */
export type ListingNews = { title: string; message: string; type: 'success' | 'warning' | 'info' }

/** The page where a visitor follows a suggestion. The secret comes after `#`, which no server and no referrer sees. */
export const suggestionLink = (handle: string) => `${env('SITE_URL')}/directory/pending#${handle}`

/** Tells a member something about a listing, by notification and mail. Nothing arrives at accounts that leave. */
export async function tellMember(
  userId: string,
  { businessName }: Pick<Listing, 'businessName'>,
  { title, message, type }: ListingNews,
  href: string,
  now: string,
): Promise<Write[]> {
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user || user.deletionDueAt || user.status === 'suspended') return []
  return [
    ...notify(
      {
        userId,
        kind: 'listing_decided',
        type,
        title,
        message: message.charAt(0).toUpperCase() + message.slice(1),
        href,
      },
      now,
    ),
    ...queueMail(
      {
        toEmail: user.email,
        templateId: 'listing-decided',
        data: { firstName: user.firstName, businessName, title, message, path: href },
        priority: 'normal',
      },
      now,
    ),
  ]
}

/** Tells the owner of a listing of a decision. */
export async function tellOwner(listing: Listing, news: ListingNews, now: string): Promise<Write[]> {
  const { ownerId, id } = listing
  return ownerId ? tellMember(ownerId, listing, news, editListingPath(id), now) : []
}

/** Tells the owner of a listing, or the person who suggested it. Visitors get a mail with a new link. */
export async function tellSubmitter(listing: Listing, news: ListingNews, now: string): Promise<Write[]> {
  const { ownerId, submittedBy, id: listingId } = listing
  if (ownerId) return tellOwner(listing, news, now)
  if (submittedBy) {
    const href = hasPage(listing, now) ? listingPath(listingId) : '/directory/pending'
    return tellMember(submittedBy, listing, news, href, now)
  }
  const suggestion = await listingSuggestions.get({ listingId }, { consistent: true })
  if (!suggestion?.email) return []
  const { handle, secretHash } = newHandle(listingId)
  const { version } = suggestion
  return [
    listingSuggestions.put({ ...withSecret(suggestion, secretHash), version: version + 1 }, { version }),
    ...queueMail(
      {
        toEmail: suggestion.email,
        templateId: 'listing-suggestion-decided',
        data: { businessName: listing.businessName, title: news.title, message: news.message },
        secretData: { suggestionUrl: suggestionLink(handle) },
        priority: 'normal',
      },
      now,
    ),
  ]
}
