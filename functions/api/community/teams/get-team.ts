import { getTeam as useCase } from '#core/community/teams/get-team.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getTeam } from '#shared/community/teams/contract.ts'

export const handler = endpoint(getTeam, useCase)
