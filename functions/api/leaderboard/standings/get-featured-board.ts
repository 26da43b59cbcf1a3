import { getFeaturedBoard as useCase } from '#core/leaderboard/standings/get-featured-board.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getFeaturedBoard } from '#shared/leaderboard/standings/featured-contract.ts'

export const handler = endpoint(getFeaturedBoard, useCase)
