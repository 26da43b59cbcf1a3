import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { AdminListing } from '#shared/directory/listings/admin-contract.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import type { ListingStep } from '#shared/directory/listings/stepped-listing.ts'
import { adminListing } from './admin-listing.ts'
import { findListing } from './find-listing.ts'
import { stepListing } from './step-listing.ts'
import { type ListingNews, tellSubmitter } from './tell-owner.ts'

type Asked = {
  actor: { userId: string; adminId?: string | undefined }
  params: { listingId: string }
  body: { version: number; reason: string }
  now: string
  remember: (answer: AdminListing) => Write[]
}

type Decision = Extract<ListingStep, 'approve' | 'refuse' | 'remove' | 'restore' | 'pause'>

const news: Record<Decision, Omit<ListingNews, 'message'> & { says: (name: string) => string }> = {
  approve: {
    type: 'success',
    title: 'Your listing is live',
    says: (name) => `everyone can find ${name} in the directory now`,
  },
  refuse: {
    type: 'warning',
    title: 'Your listing needs a change',
    says: (name) => `${name} is not published yet`,
  },
  remove: {
    type: 'warning',
    title: 'Your listing was removed',
    says: (name) => `${name} is off the site`,
  },
  restore: { type: 'success', title: 'Your listing is back', says: (name) => `${name} is as it was before` },
  pause: {
    type: 'warning',
    title: 'Your listing was paused',
    says: (name) => `${name} is off the site until you show it again`,
  },
}

/** The same for someone who suggested a business that no one owns: it is not theirs to change. */
const newsOfSuggestion: typeof news = {
  approve: { ...news.approve, title: 'Your suggestion is live' },
  refuse: {
    ...news.refuse,
    title: 'Your suggestion was not listed',
    says: (name) => `we did not list ${name}`,
  },
  remove: { ...news.remove, title: 'A business you suggested was removed' },
  restore: { ...news.restore, title: 'A business you suggested is back' },
  pause: {
    ...news.pause,
    title: 'A business you suggested was paused',
    says: (name) => `${name} is off the site for now`,
  },
}

/** An administrator decides about a listing. Its owner is told, or the person who suggested it. */
export function decideStep(
  { actor, params, body: { version, reason }, now, remember }: Asked,
  step: Decision,
): Promise<AdminListing> {
  return untilUnchanged(async () => {
    const listing = await findListing(params.listingId)
    const { after, writes } = await stepListing(
      listing,
      { step, version, by: actor, ...(reason && { reason }) },
      now,
    )
    const answer = await adminListing(after)
    await commit(...writes, ...(await tellOf(after, step, reason, now)), ...remember(answer))
    return answer
  })
}

/** The notices of a decision. */
export function tellOf(listing: Listing, step: Decision, reason: string, now: string): Promise<Write[]> {
  const { type, title, says } = (listing.ownerId ? news : newsOfSuggestion)[step]
  const said = says(listing.businessName)
  return tellSubmitter(
    listing,
    { type, title, message: reason ? `${said}. The reason: ${reason}` : `${said}.` },
    now,
  )
}
