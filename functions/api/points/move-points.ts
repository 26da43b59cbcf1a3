import { endpoint } from '#core/platform/actors/endpoint.ts'
import { movePoints as useCase } from '#core/points/move-points.ts'
import { movePoints } from '#shared/points/contract.ts'

export const handler = endpoint(movePoints, useCase)
