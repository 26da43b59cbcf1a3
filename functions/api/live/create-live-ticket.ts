import { endpoint } from '#core/actors/endpoint.ts'
import { createLiveTicket as useCase } from '#core/live/create-live-ticket.ts'
import { createLiveTicket } from '#shared/live/contract.ts'

export const handler = endpoint(createLiveTicket, useCase)
