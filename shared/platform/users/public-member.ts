import * as z from 'zod/mini'
import { MembershipType } from './membership-type.ts'
import { publicName } from './public-name.ts'
import { type ProfileField, type User, UserId } from './user.ts'

/** A member as everyone may see them; a field that is empty or hidden is left out. */
export const PublicMember = z.strictObject({
  id: UserId,
  name: z.string(),
  membershipType: MembershipType,
  memberSince: z.int(),
  profileImage: z.optional(z.string()),
  bio: z.optional(z.string()),
  location: z.optional(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  country: z.optional(z.string()),
  companyName: z.optional(z.string()),
})
export type PublicMember = z.infer<typeof PublicMember>

/**
 * True if others may see anything of a member at all: chosen by the member, in good standing, registration
 * finished, and not taken out of the public by an administrator.
 */
export const isShown = (user: User) =>
  user.isPublicProfile &&
  !user.profileHidden &&
  user.status === 'active' &&
  user.verificationStatus === 'verified' &&
  user.registrationCompleted &&
  user.deletionDueAt === undefined

/** Returns what others see of a member, or undefined if nothing. */
export function publicMember(user: User): PublicMember | undefined {
  if (!isShown(user)) return undefined
  const shown = (field: Exclude<ProfileField, 'garage'>) =>
    user[field] && user.publicFields.includes(field) ? { [field]: user[field] } : {}
  return {
    id: user.id,
    name: publicName(user),
    membershipType: user.membershipType,
    memberSince: Number(user.createdAt.slice(0, 4)),
    ...shown('profileImage'),
    ...shown('bio'),
    // With a city it only repeats the parts of the place, each of which is shown or hidden separately.
    ...(user.city ? {} : shown('location')),
    ...shown('city'),
    ...shown('state'),
    ...shown('country'),
    ...shown('companyName'),
  }
}
