import { memberPath } from '#shared/community/members/member-path.ts'
import { placeOf } from '#shared/community/members/place-of.ts'
import type { PublicMember } from '#shared/community/members/public-member.ts'
import { isBusiness, membershipLabels } from '#shared/platform/users/membership-type.ts'

/** A member in a sentence or two, for search results and shared links. */
export function describeMember(member: PublicMember): string {
  const place = placeOf(member)
  const business = member.companyName ? `, ${member.companyName}` : ''
  const standing = `${member.name}${business}: ${membershipLabels[member.membershipType]} on Boxrise${place ? ` from ${place}` : ''}.`
  return member.bio ? `${standing} ${member.bio}` : standing
}

/** schema.org: a business is an organization under its own name, everyone else a person. */
export function memberStructuredData(member: PublicMember, siteUrl: string): object {
  const { name, companyName, bio, profileImage, city, state, country } = member
  const url = new URL(memberPath(member.id), siteUrl).href
  const business = isBusiness(member.membershipType)
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': business ? 'Organization' : 'Person',
      name: business ? (companyName ?? name) : name,
      url,
      ...(bio && { description: bio }),
      ...(profileImage && { image: new URL(profileImage, siteUrl).href }),
      ...((city || state) && {
        address: {
          '@type': 'PostalAddress',
          ...(city && { addressLocality: city }),
          ...(state && { addressRegion: state }),
          ...(country && { addressCountry: country }),
        },
      }),
    },
  }
}
