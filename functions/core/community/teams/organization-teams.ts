import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { TeamCard } from '#shared/community/teams/contract.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'
import { cardOf } from './list-teams.ts'

const OrganizationTeam = z.object({ ...TeamCard.shape, organizationId: OrganizationId, version: z.int() })
type OrganizationTeam = z.infer<typeof OrganizationTeam>

export const organizationTeamsPartition = (organizationId: string) => `ORGTEAM_OF#${organizationId}`

/** The teams of organizations, by name, with all that a list shows. The stream keeps them. */
export const organizationTeams = entity({
  name: 'organization-team',
  erasure: 'impersonal',
  packed: true,
  schema: OrganizationTeam,
  key: ({ organizationId, name, id }: Pick<OrganizationTeam, 'organizationId' | 'name' | 'id'>) => ({
    pk: organizationTeamsPartition(organizationId),
    sk: `${foldedKey(name)}#${id}`,
  }),
})

/** A team is shown with its organization while everyone may see it and people may join it. */
export const organizationTeamsOf = (team: Team): OrganizationTeam[] =>
  team.organizationId && team.status === 'active' && !team.removed
    ? [{ ...cardOf(team), organizationId: team.organizationId, version: 1 }]
    : []
