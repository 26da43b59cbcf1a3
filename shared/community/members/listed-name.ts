import { isBusiness } from '#shared/platform/users/membership-type.ts'
import type { PublicMember } from '#shared/platform/users/public-member.ts'

type Named = Pick<PublicMember, 'name' | 'companyName' | 'membershipType'>

/** The name under which people look for a member: a business goes by its own, if that is public, and not by its owner’s. */
export const listedName = ({ name, companyName, membershipType }: Named): string =>
  (isBusiness(membershipType) && companyName?.trim()) || name

/** The person behind a business that is listed under its own name. */
export const contactOf = (member: Named): string | undefined =>
  listedName(member) === member.name ? undefined : member.name
