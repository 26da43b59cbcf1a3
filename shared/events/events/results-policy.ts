import * as z from 'zod/mini'

/** The time people have to protest, and what the public board shows before places are signed. */
export const ResultsPolicy = z.strictObject({
  protestMinutes: z._default(z.int().check(z.gte(0), z.lte(1440, 'Must be at most 1,440 minutes')), 30),
  board: z._default(z.enum(['all', 'places', 'hidden']), 'all'),
})
export type ResultsPolicy = z.infer<typeof ResultsPolicy>
