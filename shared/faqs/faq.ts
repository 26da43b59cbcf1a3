import * as z from 'zod/mini'

/** A question with its answer; the slug is its anchor on the FAQ screen. */
export const Faq = z.object({
  slug: z.string(),
  category: z.string(),
  question: z.string(),
  answer: z.string(),
  displayOrder: z.int(),
  version: z.int(),
})
export type Faq = z.infer<typeof Faq>
