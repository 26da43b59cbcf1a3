import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getCompetitor as useCase } from '#core/standings/get-competitor.ts'
import { getCompetitor } from '#shared/standings/contract.ts'

export const handler = endpoint(getCompetitor, useCase)
