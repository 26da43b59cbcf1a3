import * as z from 'zod/mini'

/** What AI helps with: four kinds of texts, and finding the answers that fit a request. */
export const AiFeature = z.enum([
  'support_reply',
  'listing_text',
  'event_text',
  'page_description',
  'answer_search',
])
export type AiFeature = z.infer<typeof AiFeature>

export const aiFeatures = AiFeature.options

/** The features that write a text, each with a prompt of its own. */
export const DraftFeature = z.enum(['support_reply', 'listing_text', 'event_text', 'page_description'])
export type DraftFeature = z.infer<typeof DraftFeature>

/** The features by the names that people read. */
export const featureNames: Readonly<Record<AiFeature, string>> = {
  support_reply: 'Support replies',
  listing_text: 'Listing texts',
  event_text: 'Event texts',
  page_description: 'Page descriptions',
  answer_search: 'Answer search',
}

/** The most characters of a draft. */
export const mostDraftLetters: Readonly<Record<DraftFeature, number>> = {
  support_reply: 4000,
  listing_text: 2000,
  event_text: 2000,
  page_description: 160,
}
