import { getSeasonTop as useCase } from '#core/leaderboard/standings/get-season-top.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getSeasonTop } from '#shared/leaderboard/standings/season-top-contract.ts'

export const handler = endpoint(getSeasonTop, useCase)
