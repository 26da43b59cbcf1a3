import { readContactSettings } from '#core/content/contact/read-contact-settings.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import type { ContactSettings } from '#shared/content/contact/contact-settings.ts'
import type {
  OrganizationCard,
  PublicOrganization,
  PublicPerson,
} from '#shared/organizations/organizations/contract.ts'
import { type Organization, OrganizationRole } from '#shared/organizations/organizations/organization.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { hasPage } from '#shared/organizations/organizations/public-organization.ts'
import { memberPath } from '#shared/platform/users/member-path.ts'
import { publicMember } from '#shared/platform/users/public-member.ts'
import { findOrganization } from './find-organization.ts'
import { peopleOf } from './organization-people.ts'

/** An organization as everyone sees it: by name only those of its people whose profiles are public now. */
export async function publicOrganization(id: string): Promise<PublicOrganization> {
  const [organization, people] = await Promise.all([findOrganization(id), peopleOf(id)])
  const { status } = organization
  if (!hasPage(organization) || (status !== 'active' && status !== 'archived'))
    throw organizationRefusal.notFound()
  const [users, contact] = await Promise.all([
    usersById(people.map(({ userId }) => userId)),
    organization.type === 'platform' ? readContactSettings() : undefined,
  ])
  const shown = people.flatMap(({ userId, role }): PublicPerson[] => {
    const user = users.get(userId)
    const member = user && publicMember(user)
    if (!member) return []
    const { name, profileImage } = member
    return [{ name, role, path: memberPath(userId), ...(profileImage && { pictureUrl: profileImage }) }]
  })
  const rank = ({ role }: PublicPerson) => OrganizationRole.options.indexOf(role)
  const {
    statusSince: _,
    reason: __,
    removed: ___,
    version: ____,
    ownerCount,
    peopleCount: _____,
    ...fields
  } = organization
  return {
    ...fields,
    ...(contact && withContact(contact)),
    status,
    isOwned: ownerCount > 0,
    people: shown.toSorted((a, b) => rank(a) - rank(b)),
    others: people.length - shown.length,
  }
}

/** The platform’s own organization is reached as its contact settings say. */
const withContact = ({ email, phone }: ContactSettings) => ({
  ...(email && { contactEmail: email }),
  ...(phone && { contactPhone: phone }),
})

/** An organization as a list shows it. */
export const organizationCard = ({
  id,
  name,
  type,
  city,
  state,
  logoUrl,
}: Organization): OrganizationCard => ({
  id,
  name,
  type,
  city,
  ...(state && { state }),
  ...(logoUrl && { logoUrl }),
})
