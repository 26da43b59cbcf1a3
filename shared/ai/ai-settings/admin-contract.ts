import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { AiFeature } from './ai-feature.ts'
import { AiSettings, AiSettingsFields } from './ai-settings.ts'
import { EngineUrl } from './engine.ts'

const base = '/api/admin/ai'

/** The settings with what surrounds them. No key is ever shown. */
export const ShownAiSettings = z.extend(AiSettings, {
  /** The hosts that this deployment allows. */
  hosts: z.array(z.string()),
  /** The hosts that there is a key for, and since when. */
  keys: z.array(z.object({ host: z.string(), setAt: z.iso.datetime() })),
  /** Tokens of this month, with those of calls that are under way. */
  month: z.object({ tokens: z.int(), limit: z.int() }),
})
export type ShownAiSettings = z.infer<typeof ShownAiSettings>

export const getAiSettings = route({
  name: 'getAiSettings',
  method: 'GET',
  path: `${base}/settings`,
  auth: 'admin',
  summary: 'The AI service, what it helps with, and its limits',
  response: ShownAiSettings,
})

export const updateAiSettings = route({
  name: 'updateAiSettings',
  method: 'PUT',
  path: `${base}/settings`,
  auth: 'admin',
  summary: 'Change the AI service, what it helps with, and its limits',
  body: z.extend(AiSettingsFields, { version: z.int().check(z.gte(0)) }),
  response: ShownAiSettings,
  errors: [
    'version_conflict',
    'ai_host_refused',
    'ai_no_engine',
    'ai_no_embeddings',
    'ai_engine_moves',
    'ai_no_answer',
  ],
})

export const EngineKey = z
  .string()
  .check(
    z.trim(),
    z.minLength(8, 'Enter the whole key'),
    z.maxLength(300),
    z.regex(/^[\x21-\x7e]+$/, 'A key has no spaces'),
  )

export const setAiKey = route({
  name: 'setAiKey',
  method: 'PUT',
  path: `${base}/key`,
  auth: 'admin',
  summary: 'Keep the key of an AI service, or forget it; it is never shown again',
  body: z.strictObject({
    baseUrl: EngineUrl,
    /** Null forgets it. */
    key: z.nullable(EngineKey),
  }),
  response: ShownAiSettings,
  errors: ['ai_host_refused', 'ai_no_answer', 'version_conflict'],
  answersSecret: true,
})

export const testAi = route({
  name: 'testAi',
  method: 'POST',
  path: `${base}/test`,
  auth: 'admin',
  summary: 'Ask the AI service for a few words, and for a vector where it searches',
  response: z.object({
    text: z.string(),
    milliseconds: z.int(),
    tokens: z.int(),
    embedding: z.optional(z.object({ dimension: z.int(), milliseconds: z.int() })),
  }),
  errors: ['ai_no_engine', 'ai_no_key', 'ai_host_refused', 'ai_budget_used', 'ai_no_answer'],
  rateLimit: { max: 20, seconds: 3600, per: 'user' },
})

export const UsageDay = z.object({
  day: z.iso.date(),
  feature: AiFeature,
  calls: z.int(),
  failures: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** At the prices of today; rounded only where it is shown. */
  costCents: z.number(),
})
export type UsageDay = z.infer<typeof UsageDay>

export const listAiUsage = route({
  name: 'listAiUsage',
  method: 'GET',
  path: `${base}/usage`,
  auth: 'admin',
  summary: 'Calls, tokens, and cost of the last 30 days, by day and feature',
  response: z.object({
    items: z.array(UsageDay),
    month: z.object({ tokens: z.int(), limit: z.int() }),
  }),
})

export const listAiUsers = route({
  name: 'listAiUsers',
  method: 'GET',
  path: `${base}/usage/members`,
  auth: 'admin',
  summary: 'The members who use AI help this month',
  query: z.strictObject(pageQuery(20)),
  response: Page(z.object({ userId: UserId, name: z.string(), calls: z.int(), tokens: z.int() })),
})
