import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { isDecided, Suggestion, type SuggestionStatus } from '#shared/events/event-suggestions/suggestion.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'

/** `secretHashes` are of the links that a visitor was mailed, the newest last. */
export const StoredSuggestion = z.object({
  ...Suggestion.shape,
  secretHashes: z.optional(z.array(z.string())),
})
export type StoredSuggestion = z.infer<typeof StoredSuggestion>

export const queuePartition = (status: SuggestionStatus) => `SUGQ#${status}`
export const dayPartition = (day: string) => `SUGDAY#${day}`
export const suggesterPartition = (userId: string) => `USER#${userId}#SUG`
export const addressPartition = (email: string) => `SUGMAIL#${email}`

const daysKept = 365

/**
 * Suggestions. `gsi1` lists them by status, `gsi2` open ones by the day of the event, `gsi3` those of a member or of a
 * visitor’s address.
 */
export const suggestions = entity({
  name: 'event-suggestion',
  erasure: 'by its noun',
  schema: StoredSuggestion,
  key: ({ id }: { id: string }) => ({ pk: `SUG#${id}`, sk: 'META' }),
  gsi1: ({ status, createdAt, id }) => ({ pk: queuePartition(status), sk: `${createdAt}#${id}` }),
  gsi2: (one) =>
    isDecided(one)
      ? undefined
      : { pk: dayPartition(one.startsOn), sk: `${foldedKey(one.city)}#${one.createdAt}#${one.id}` },
  gsi3: ({ suggestedBy, email, createdAt, id }) => {
    const pk = suggestedBy ? suggesterPartition(suggestedBy) : email && addressPartition(email)
    return pk ? { pk, sk: `${createdAt}#${id}` } : undefined
  },
  expiresAt: ({ decidedAt }) => decidedAt && addTime(decidedAt, { days: daysKept }),
})

const hashesKept = 5

/** Adds the hash of one more link; the secrets of very old links stop working. */
export const withSecret = (suggestion: StoredSuggestion, secretHash: string): StoredSuggestion => ({
  ...suggestion,
  secretHashes: [...(suggestion.secretHashes ?? []), secretHash].slice(-hashesKept),
})
