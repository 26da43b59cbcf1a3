import { listOrganizationTeams as useCase } from '#core/community/teams/list-organization-teams.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listOrganizationTeams } from '#shared/community/teams/contract.ts'

export const handler = endpoint(listOrganizationTeams, useCase)
