import * as z from 'zod/mini'
import { type AiFeature, AiFeature as Feature } from './ai-feature.ts'
import { Engine } from './engine.ts'

/** Whom a feature is for, and how often each of them may use it in a day. */
export const FeatureSettings = z.strictObject({
  on: z.boolean(),
  who: z.enum(['admin', 'members']),
  dailyPerUser: z
    .int('Enter a whole number')
    .check(z.gte(1, 'Must be at least 1'), z.lte(100, 'Must be at most 100')),
})
export type FeatureSettings = z.infer<typeof FeatureSettings>

const price = z
  .int('Enter cents as a whole number')
  .check(z.gte(0, 'Must be at least 0'), z.lte(100_000, 'Must be at most 100,000'))

/** What an administrator sets. */
export const AiSettingsFields = z.strictObject({
  /** Absent until someone has named a service. */
  engine: z.optional(Engine),
  temperature: z
    .number('Enter a number')
    .check(z.gte(0, 'Must be at least 0'), z.lte(1, 'Must be at most 1')),
  maxOutputTokens: z
    .int('Enter a whole number')
    .check(z.gte(50, 'Must be at least 50'), z.lte(1000, 'Must be at most 1,000')),
  features: z.record(Feature, FeatureSettings),
  monthlyTokens: z
    .int('Enter a whole number')
    .check(z.gte(1000, 'Must be at least 1,000'), z.lte(1_000_000_000, 'Must be at most 1,000,000,000')),
  /** Cents for a million tokens. */
  prices: z.strictObject({ input: price, output: price, embedding: price }),
})
export type AiSettingsFields = z.infer<typeof AiSettingsFields>

/**
 * A set of vectors that can be compared with each other: those that one model of one service made, all of one length.
 * Vectors of two spaces never meet.
 */
export const VectorSpace = z.object({
  baseUrl: z.string(),
  embeddingModel: z.string(),
  dimension: z.int(),
})
export type VectorSpace = z.infer<typeof VectorSpace>

/** Names a space in keys. One host may hold several services below different paths. */
export const spaceKey = ({ baseUrl, embeddingModel, dimension }: VectorSpace): string =>
  `${baseUrl.slice('https://'.length)}|${embeddingModel}|${dimension}`

export const AiSettings = z.object({
  ...AiSettingsFields.shape,
  /** The space that searches use; absent until the answers have been read once. */
  space: z.optional(VectorSpace),
  version: z.int(),
})
export type AiSettings = z.infer<typeof AiSettings>

const off = { on: false, who: 'admin', dailyPerUser: 20 } as const

/** Nothing is on until an administrator turns it on. */
export const firstAiSettings: AiSettings = {
  temperature: 0.3,
  maxOutputTokens: 300,
  features: {
    support_reply: off,
    listing_text: off,
    event_text: off,
    page_description: off,
    answer_search: off,
  },
  monthlyTokens: 1_000_000,
  prices: { input: 0, output: 0, embedding: 0 },
  version: 0,
}

/** Tells whether a member may use a feature, apart from limits. */
export const mayUse = (
  { engine, features }: AiSettings,
  feature: AiFeature,
  { isAdmin }: { isAdmin: boolean },
): boolean => {
  const { on, who } = features[feature]
  return on && engine !== undefined && (isAdmin || who === 'members')
}
