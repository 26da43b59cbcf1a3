import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listSeasons as useCase } from '#core/rules/seasons/list-seasons.ts'
import { listSeasons } from '#shared/rules/seasons/contract.ts'

export const handler = endpoint(listSeasons, useCase)
