import type { PublicOrganization } from '#shared/organizations/organizations/contract.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import type { OrganizationType } from '#shared/organizations/organizations/organization.ts'
import { organizationPlace } from './organization-place.ts'

type Described = Pick<PublicOrganization, 'name' | 'type' | 'city' | 'state' | 'description'>

const kinds: Record<OrganizationType, string> = {
  platform: 'the platform of the car audio community',
  sanctioning_body: 'a car audio sanctioning body',
  club: 'a car audio club',
  promoter: 'a promoter of car audio events',
  team_network: 'a network of car audio teams',
  school: 'a school for car audio',
  other: 'a car audio organization',
}

/** The most that search engines show. */
const longest = 155

function shortened(text: string): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).replace(/[\s.,;:]+$/, '')}…`
}

/** An organization in a sentence or two, for search results and shared links. */
export function describeOrganization(organization: Described): string {
  const { name, type, description } = organization
  const place = organizationPlace(organization)
  const what = `${name} is ${kinds[type]}${place ? ` in ${place}` : ''}.`
  return shortened([what, ...description.split(/\s+/)].filter(Boolean).join(' '))
}

type Structured = Described &
  Pick<PublicOrganization, 'id' | 'logoUrl' | 'website' | 'contactEmail' | 'contactPhone'>

/** The organization, and where its page stands, as schema.org knows them. */
export function organizationStructuredData(organization: Structured, siteUrl: string): object {
  const { id, name, description, city, state, logoUrl, website, contactEmail, contactPhone } = organization
  const at = (path: string) => new URL(path, siteUrl).href
  const url = at(organizationPath(id))
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        name,
        url,
        ...(description && { description }),
        ...(logoUrl && { logo: at(logoUrl) }),
        ...(website && { sameAs: [website] }),
        ...(contactEmail && { email: contactEmail }),
        ...(contactPhone && { telephone: contactPhone }),
        ...((city || state) && {
          address: {
            '@type': 'PostalAddress',
            ...(city && { addressLocality: city }),
            ...(state && { addressRegion: state }),
            addressCountry: 'US',
          },
        }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Organizations', item: at('/organizations') },
          { '@type': 'ListItem', position: 2, name, item: url },
        ],
      },
    ],
  }
}
