import { contactOf, listedName } from '#shared/community/members/listed-name.ts'
import { placeOf } from '#shared/community/members/place-of.ts'
import { memberPath } from '#shared/platform/users/member-path.ts'
import { isBusiness, membershipLabels } from '#shared/platform/users/membership-type.ts'
import type { PublicMember } from '#shared/platform/users/public-member.ts'

/** A member in a sentence or two, for search results and shared links. */
export function describeMember(member: PublicMember): string {
  const place = placeOf(member)
  const beside = contactOf(member) ?? member.companyName
  const standing = `${listedName(member)}${beside ? `, ${beside}` : ''}: ${membershipLabels[member.membershipType]} on Boxrise${place ? ` from ${place}` : ''}.`
  return member.bio ? `${standing} ${member.bio}` : standing
}

/** schema.org: a business is an organization under its own name, everyone else a person. */
export function memberStructuredData(member: PublicMember, siteUrl: string): object {
  const { bio, profileImage, city, state, country } = member
  const url = new URL(memberPath(member.id), siteUrl).href
  const business = isBusiness(member.membershipType)
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': business ? 'Organization' : 'Person',
      name: listedName(member),
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
