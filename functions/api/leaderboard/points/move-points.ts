import { movePoints as useCase } from '#core/leaderboard/points/move-points.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { movePoints } from '#shared/leaderboard/points/contract.ts'

export const handler = endpoint(movePoints, useCase)
