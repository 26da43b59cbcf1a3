import { listTeams as useCase } from '#core/community/teams/list-teams.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listTeams } from '#shared/community/teams/contract.ts'

export const handler = endpoint(listTeams, useCase)
