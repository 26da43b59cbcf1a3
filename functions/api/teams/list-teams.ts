import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listTeams as useCase } from '#core/teams/list-teams.ts'
import { listTeams } from '#shared/teams/contract.ts'

export const handler = endpoint(listTeams, useCase)
