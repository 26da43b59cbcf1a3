import { listSeasonEvents as useCase } from '#core/events/events/list-season-events.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listSeasonEvents } from '#shared/events/events/season-events-contract.ts'

export const handler = endpoint(listSeasonEvents, useCase)
