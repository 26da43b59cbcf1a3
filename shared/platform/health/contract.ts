import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'

export const getHealth = route({
  name: 'getHealth',
  method: 'GET',
  path: '/api/health',
  auth: 'public',
  summary: 'Whether the platform is up',
  response: z.object({ status: z.literal('ok') }),
})
