import { listFinishedShows as useCase } from '#core/competitions/competition-results/list-finished-shows.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listFinishedShows } from '#shared/competitions/competition-results/finished-shows-contract.ts'

export const handler = endpoint(listFinishedShows, useCase)
