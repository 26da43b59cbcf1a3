import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { Plan } from './plan.ts'

export const listPlans = route({
  name: 'listPlans',
  method: 'GET',
  path: '/api/plans',
  auth: 'public',
  caching: 'minute',
  summary: 'The active membership plans in display order',
  response: z.object({ items: z.array(Plan) }),
})
