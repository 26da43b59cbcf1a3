import { organizations } from '#core/organizations/organizations/organizations.ts'
import { AppError } from '#shared/errors.ts'
import type { SuggestionFields } from '#shared/events/event-suggestions/suggestion.ts'
import { isListed } from '#shared/organizations/organizations/public-organization.ts'

type Organizer = Pick<SuggestionFields, 'organizerName' | 'organizationId'>

const message = 'This organization is no longer listed. Choose another, or type who organizes it.'

/** The name of the organization that was chosen, as it is now. Without one it is what was typed. */
export async function organizerNameOf({ organizerName, organizationId }: Organizer): Promise<string> {
  const organization = organizationId && (await listedOrganization(organizationId))
  return organization ? organization.name : organizerName
}

/** The same for a new suggestion, whose organization must be listed. */
export async function requireOrganizerName({ organizerName, organizationId }: Organizer): Promise<string> {
  if (!organizationId) return organizerName
  const organization = await listedOrganization(organizationId)
  if (!organization)
    throw new AppError('invalid', 'organization_not_listed', message, {
      errors: [{ path: 'body.organizationId', message }],
    })
  return organization.name
}

async function listedOrganization(id: string) {
  const organization = await organizations.get({ id }, { consistent: true })
  return organization && isListed(organization) ? organization : undefined
}
