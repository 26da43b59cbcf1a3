import type { Write } from '#core/platform/db/write.ts'
import { limitTarget } from '#core/platform/http/limit-target.ts'

const mostSuggestions = { name: 'suggestion', max: 5, seconds: 3600 }

/** Counts what a member or a network suggests: commit it with the suggestion, so that refused tries do not count. */
export const limitSuggestions = (from: string, now: string): Write => limitTarget(mostSuggestions, from, now)
