import * as z from 'zod/mini'
import { AiFeature } from '#shared/ai/ai-settings/ai-feature.ts'
import { route } from '#shared/platform/http/route.ts'
import { DraftAsk, DraftId } from './draft.ts'

const AiHelp = z.object({
  /** The member has switched AI help off. */
  isOff: z.boolean(),
  /** What the member may use today; nothing while it is off. */
  features: z.array(z.object({ feature: AiFeature, left: z.int(), dailyPerUser: z.int() })),
})
export type AiHelp = z.infer<typeof AiHelp>

export const getAiHelp = route({
  name: 'getAiHelp',
  method: 'GET',
  path: '/api/ai/help',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'The AI help that the caller may use',
  response: AiHelp,
})

export const setAiHelp = route({
  name: 'setAiHelp',
  method: 'PUT',
  path: '/api/ai/help',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Switch AI help off or on for oneself',
  body: z.strictObject({ isOff: z.boolean() }),
  response: AiHelp,
})

export const draftText = route({
  name: 'draftText',
  method: 'POST',
  path: '/api/ai/drafts',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'A draft for a person to change; nothing is sent or saved',
  body: DraftAsk,
  response: z.object({ draftId: DraftId, text: z.string(), left: z.int() }),
  errors: [
    'ai_off',
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
  // Texts of people are kept nowhere, also not to repeat an answer.
  answersSecret: true,
  rateLimit: { max: 30, seconds: 60, per: 'user' },
})
