import { endpoint } from '#core/platform/actors/endpoint.ts'
import { createLiveTicket as useCase } from '#core/platform/live/create-live-ticket.ts'
import { createLiveTicket } from '#shared/platform/live/contract.ts'

export const handler = endpoint(createLiveTicket, useCase)
