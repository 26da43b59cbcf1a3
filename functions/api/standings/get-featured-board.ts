import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getFeaturedBoard as useCase } from '#core/standings/get-featured-board.ts'
import { getFeaturedBoard } from '#shared/standings/featured-contract.ts'

export const handler = endpoint(getFeaturedBoard, useCase)
