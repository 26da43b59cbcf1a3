import { listLeagues as useCase } from '#core/leagues/list-leagues.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listLeagues } from '#shared/leagues/contract.ts'

export const handler = endpoint(listLeagues, useCase)
