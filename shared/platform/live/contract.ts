import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'

/** Browsers cannot send a bearer token with a WebSocket: they swap it for a ticket that opens one connection. */
export const createLiveTicket = route({
  name: 'createLiveTicket',
  method: 'POST',
  path: '/api/live/tickets',
  auth: 'member',
  summary: 'A ticket for one live connection, valid for 60 seconds',
  response: z.object({ ticket: z.string(), expiresAt: z.iso.datetime() }),
  status: 201,
  answersSecret: true,
  whileImpersonating: 'refused',
  rateLimit: { max: 600, seconds: 3600, per: 'user' },
})
