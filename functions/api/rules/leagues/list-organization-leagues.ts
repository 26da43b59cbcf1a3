import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listOrganizationLeagues as useCase } from '#core/rules/leagues/list-organization-leagues.ts'
import { listOrganizationLeagues } from '#shared/rules/leagues/list-contract.ts'

export const handler = endpoint(listOrganizationLeagues, useCase)
