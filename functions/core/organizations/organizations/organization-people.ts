import { entity } from '#core/platform/db/entity.ts'
import { mostPeople, OrganizationPerson } from '#shared/organizations/organizations/organization.ts'

const personPrefix = 'PERSON#'

export const organizationsOfPartition = (userId: string) => `ORGS_OF#${userId}`

/** The people of organizations. `gsi1` lists the organizations of someone. */
export const organizationPeople = entity({
  name: 'organization-person',
  erasure: 'by its noun',
  schema: OrganizationPerson,
  key: ({ organizationId, userId }: { organizationId: string; userId: string }) => ({
    pk: `ORG#${organizationId}`,
    sk: `${personPrefix}${userId}`,
  }),
  gsi1: ({ userId, organizationId }) => ({ pk: organizationsOfPartition(userId), sk: organizationId }),
})

/** The people of an organization as they are now. */
export const peopleOf = async (organizationId: string): Promise<OrganizationPerson[]> =>
  (
    await organizationPeople.list({
      pk: `ORG#${organizationId}`,
      prefix: personPrefix,
      limit: mostPeople,
      consistent: true,
    })
  ).items
