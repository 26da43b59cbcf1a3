import { endpoint } from '#core/actors/endpoint.ts'
import { listLeagues as useCase } from '#core/leagues/list-leagues.ts'
import { listLeagues } from '#shared/leagues/contract.ts'

export const handler = endpoint(listLeagues, useCase)
