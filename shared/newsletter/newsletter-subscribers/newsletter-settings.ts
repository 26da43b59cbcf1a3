import * as z from 'zod/mini'
import { line } from '#shared/text.ts'

export const TopicKey = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits, and hyphens'), z.maxLength(30))
export type TopicKey = z.infer<typeof TopicKey>

export const mostTopics = 8

/** A topic that is not offered any more stays with those who chose it. */
export const NewsletterTopic = z.strictObject({ key: TopicKey, label: line(40, 2), isOffered: z.boolean() })
export type NewsletterTopic = z.infer<typeof NewsletterTopic>

export const mostBulkMailsPerSecond = 100

export const NewsletterSettingsFields = z.strictObject({
  topics: z.array(NewsletterTopic).check(
    z.maxLength(mostTopics, `Use at most ${mostTopics} topics`),
    z.refine((topics) => new Set(topics.map(({ key }) => key)).size === topics.length, 'Use each key once'),
  ),
  bulkMailsPerSecond: z
    .int('Must be a whole number')
    .check(
      z.gte(1, 'Must be at least 1'),
      z.lte(mostBulkMailsPerSecond, `Must be at most ${mostBulkMailsPerSecond}`),
    ),
  /** Whether links of campaigns count how often they are opened. */
  countsLinks: z.boolean(),
})
export type NewsletterSettingsFields = z.infer<typeof NewsletterSettingsFields>

/** Version 0 is what the platform starts with. */
export const NewsletterSettings = z.object({
  ...NewsletterSettingsFields.shape,
  updatedAt: z.optional(z.iso.datetime()),
  version: z.int(),
})
export type NewsletterSettings = z.infer<typeof NewsletterSettings>

export const initialNewsletterSettings: NewsletterSettings = {
  topics: [
    { key: 'events', label: 'Events near you', isOffered: true },
    { key: 'results', label: 'Results and records', isOffered: true },
    { key: 'builds', label: 'Builds and how-tos', isOffered: true },
    { key: 'products', label: 'New products', isOffered: true },
  ],
  bulkMailsPerSecond: 10,
  countsLinks: true,
  version: 0,
}
