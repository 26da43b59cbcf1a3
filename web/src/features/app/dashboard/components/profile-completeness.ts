import { missingParts } from '#shared/platform/places/settle-place.ts'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import type { User } from '#shared/platform/users/user.ts'

type Profile = Pick<
  User,
  'membershipType' | 'profileImage' | 'bio' | 'phone' | 'city' | 'state' | 'country' | 'companyName'
>

type Part = { name: string; has: (profile: Profile) => boolean; onlyBusiness?: true }

const parts: readonly Part[] = [
  { name: 'Picture', has: ({ profileImage }) => Boolean(profileImage) },
  { name: 'Bio', has: ({ bio }) => bio.trim() !== '' },
  { name: 'Location', has: (profile) => missingParts(profile).length === 0 },
  { name: 'Phone', has: ({ phone }) => phone.trim() !== '' },
  { name: 'Company name', has: ({ companyName }) => companyName.trim() !== '', onlyBusiness: true },
]

export type Completeness = { percent: number; missing: string[] }

/**
 * Computes how much of a profile is filled in. Every part that makes sense for the membership counts the
 * same.
 */
export function profileCompleteness(profile: Profile): Completeness {
  const asked = parts.filter((part) => !part.onlyBusiness || isBusiness(profile.membershipType))
  const missing = asked.filter((part) => !part.has(profile)).map((part) => part.name)
  return { percent: Math.round(((asked.length - missing.length) / asked.length) * 100), missing }
}
