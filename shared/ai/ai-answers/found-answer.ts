import * as z from 'zod/mini'

export const AnswerKind = z.enum(['faq', 'page', 'reply'])
export type AnswerKind = z.infer<typeof AnswerKind>

/** The most things that are read for a search. */
export const mostSources = 500

/** Something that may answer a request, as it is now. */
export const FoundAnswer = z.object({
  kind: AnswerKind,
  id: z.string(),
  title: z.string(),
  /** The text to insert: a prepared reply whole, of others the beginning. */
  text: z.string(),
  /** Where everyone can read it; a prepared reply has none. */
  href: z.optional(z.string()),
  /** How near it is, from 0 to 1. */
  likeness: z.number(),
})
export type FoundAnswer = z.infer<typeof FoundAnswer>
