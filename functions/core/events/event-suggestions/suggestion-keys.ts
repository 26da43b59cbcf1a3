import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { SuggestionId } from '#shared/events/event-suggestions/suggestion.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'

/** An event as people tell it from others: two of the same title, city and day are one. */
export const suggestionKeys = entity({
  name: 'event-suggestion-key',
  erasure: 'impersonal',
  schema: z.object({
    title: z.string(),
    city: z.string(),
    startsOn: z.iso.date(),
    suggestionId: SuggestionId,
    version: z.int(),
  }),
  key: ({ title, city, startsOn }: { title: string; city: string; startsOn: string }) => ({
    pk: `SUGKEY#${foldedKey(title)}#${foldedKey(city)}#${startsOn}`,
    sk: 'KEY',
  }),
})
