import { listCompetitorResults as useCase } from '#core/competitions/competition-results/list-competitor-results.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listCompetitorResults } from '#shared/competitions/competition-results/contract.ts'

export const handler = endpoint(listCompetitorResults, useCase)
