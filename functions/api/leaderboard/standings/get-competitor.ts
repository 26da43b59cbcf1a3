import { getCompetitor as useCase } from '#core/leaderboard/standings/get-competitor.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getCompetitor } from '#shared/leaderboard/standings/contract.ts'

export const handler = endpoint(getCompetitor, useCase)
