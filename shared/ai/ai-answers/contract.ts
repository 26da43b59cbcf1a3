import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { FoundAnswer } from './found-answer.ts'

export const findAnswers = route({
  name: 'findAnswers',
  method: 'POST',
  path: '/api/ai/answers',
  auth: { types: ['admin', 'organization'] },
  whileImpersonating: 'refused',
  summary: 'The questions, pages, and prepared replies that fit a support request, the nearest first',
  body: z.strictObject({
    requestId: z.string().check(z.maxLength(40)),
    /** The desk of an organization; absent at that of the platform. */
    organizationId: z.optional(z.string().check(z.maxLength(40))),
  }),
  response: z.object({ items: z.array(FoundAnswer), left: z.int() }),
  errors: [
    'ai_off',
    'ai_not_ready',
    'ai_daily_limit',
    'ai_budget_used',
    'ai_no_answer',
    'ai_no_key',
    'ai_host_refused',
    'request_not_found',
    'request_merged',
    'desk_not_found',
    'desk_read_only',
    'admin_only',
  ],
  rateLimit: { max: 30, seconds: 60, per: 'user' },
})
