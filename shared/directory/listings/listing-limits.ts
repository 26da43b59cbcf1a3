import { addTime } from '#shared/platform/time/add-time.ts'
import { isBusiness, type MembershipType } from '#shared/platform/users/membership-type.ts'
import type { AccountStatus } from '#shared/platform/users/user.ts'

/** How many listings a membership may own; those that are removed or closed do not count. */
export const mostListings: Record<MembershipType, number> = {
  admin: 10,
  retailer: 10,
  manufacturer: 5,
  organization: 5,
  pro_competitor: 2,
  competitor: 1,
}

const daysOfTrial = 90

type Owner = { membershipType: MembershipType; status: AccountStatus }
type Other = { publishedAt?: string | undefined; refusedAt?: string | undefined }

const wasRefused = ({ refusedAt }: Other, now: string): boolean =>
  refusedAt !== undefined && now < addTime(refusedAt, { days: daysOfTrial })

/** True where a listing needs no review: of a verified business that had one published, and none refused within 90 days. */
export const goesLiveAtOnce = (owner: Owner, listings: readonly Other[], now: string): boolean =>
  isBusiness(owner.membershipType) &&
  owner.status === 'active' &&
  listings.some(({ publishedAt }) => publishedAt !== undefined) &&
  !isOnTrial(listings, now)

/** True for an owner with a refusal within 90 days: everything they change is reviewed. */
export const isOnTrial = (listings: readonly Other[], now: string): boolean =>
  listings.some((listing) => wasRefused(listing, now))
