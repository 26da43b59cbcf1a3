import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getTeam as useCase } from '#core/teams/get-team.ts'
import { getTeam } from '#shared/teams/contract.ts'

export const handler = endpoint(getTeam, useCase)
