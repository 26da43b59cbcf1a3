import * as z from 'zod/mini'

const word = z.optional(z.string().check(z.maxLength(60)))

export const leaderboardFields = {
  league: word,
  season: word,
  format: word,
  class: word,
  closing: z.optional(z.string().check(z.regex(/^[1-9]\d?$/))),
  state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  tab: z._default(z.enum(['classes', 'teams', 'records']), 'classes'),
}
