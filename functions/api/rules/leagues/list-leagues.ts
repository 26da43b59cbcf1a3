import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listLeagues as useCase } from '#core/rules/leagues/list-leagues.ts'
import { listLeagues } from '#shared/rules/leagues/list-contract.ts'

export const handler = endpoint(listLeagues, useCase)
