import { isBusiness } from '#shared/platform/users/membership-type.ts'
import type { User } from '#shared/platform/users/user.ts'

/** What a dashboard shows in its main column. `show if any`: only once the member has entered an event. */
export type DashboardPart = 'held' | 'show' | 'show if any' | 'score' | 'views' | 'profile' | 'invitations'

type Member = Pick<User, 'membershipType' | 'status'>

/**
 * The parts of a member’s dashboard, the first being what they came for: organizers their events, shops and
 * manufacturers who found them, competitors their next show. The last is what asks for their answer. `mayHold` is
 * undefined until permissions are known. Until then, a business that is not waiting for approval is taken to hold events.
 */
export function dashboardParts(member: Member, mayHold: boolean | undefined): DashboardPart[] {
  const { membershipType, status } = member
  const business = isBusiness(membershipType)
  const held: DashboardPart[] = (mayHold ?? (business && status !== 'pending')) ? ['held'] : []
  if (membershipType === 'organization') return [...held, 'views', 'profile', 'show if any', 'invitations']
  if (business) return ['views', ...held, 'profile', 'show if any', 'invitations']
  return ['show', 'score', ...held, 'invitations']
}
