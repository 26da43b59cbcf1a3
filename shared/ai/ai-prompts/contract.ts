import * as z from 'zod/mini'
import { DraftFeature } from '#shared/ai/ai-settings/ai-feature.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { PromptText } from './prompt.ts'

const params = z.strictObject({ feature: DraftFeature })
const version = z.int().check(z.gte(0))

/** The prompt that drafts of a feature use. */
export const ShownPrompt = z.object({
  feature: DraftFeature,
  text: z.string(),
  original: z.string(),
  /** 0 as long as it never changed. */
  version: z.int(),
  savedAt: z.optional(z.iso.datetime()),
  savedByName: z.optional(z.string()),
})
export type ShownPrompt = z.infer<typeof ShownPrompt>

export const listPrompts = route({
  name: 'listPrompts',
  method: 'GET',
  path: '/api/admin/ai/prompts',
  auth: 'admin',
  summary: 'The prompts in use',
  response: z.object({ items: z.array(ShownPrompt) }),
})

export const listPromptVersions = route({
  name: 'listPromptVersions',
  method: 'GET',
  path: '/api/admin/ai/prompts/:feature/versions',
  auth: 'admin',
  summary: 'What a prompt was before, the newest first',
  params,
  query: z.strictObject(pageQuery(10)),
  response: Page(
    z.object({
      version: z.int(),
      text: z.string(),
      savedAt: z.iso.datetime(),
      savedByName: z.optional(z.string()),
    }),
  ),
})

export const savePrompt = route({
  name: 'savePrompt',
  method: 'PUT',
  path: '/api/admin/ai/prompts/:feature',
  auth: 'admin',
  summary: 'Change a prompt; what it was is kept',
  params,
  body: z.strictObject({ text: PromptText, version }),
  response: ShownPrompt,
  errors: ['version_conflict'],
})

export const restorePrompt = route({
  name: 'restorePrompt',
  method: 'POST',
  path: '/api/admin/ai/prompts/:feature/restore',
  auth: 'admin',
  summary: 'Use an earlier version of a prompt again; 0 is the original one',
  params,
  body: z.strictObject({ to: version, version }),
  response: ShownPrompt,
  errors: ['version_conflict', 'prompt_not_found'],
})

export const tryPrompt = route({
  name: 'tryPrompt',
  method: 'POST',
  path: '/api/admin/ai/prompts/:feature/try',
  auth: 'admin',
  summary: 'Draft a text from invented data with a prompt that need not be saved',
  params,
  body: z.strictObject({ text: PromptText }),
  response: z.object({ data: z.string(), draft: z.string(), tokens: z.int() }),
  errors: [
    'ai_no_engine',
    'ai_no_key',
    'ai_host_refused',
    'ai_daily_limit',
    'ai_budget_used',
    'ai_no_answer',
  ],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})
