import * as z from 'zod/mini'
import { line, text } from '#shared/text.ts'

/** An administrator’s question and answer. Answers are plain text in which line breaks count. */
export const FaqFields = z.strictObject({
  category: line(40, 1),
  question: line(160, 3),
  answer: text(2000, 1),
})
export type FaqFields = z.infer<typeof FaqFields>

/** A question with its answer; the slug is its anchor on the FAQ screen, and stays when the question is reworded. */
export const Faq = z.object({
  slug: z.string(),
  category: z.string(),
  question: z.string(),
  answer: z.string(),
  /** Its place until administrators have put the questions in an order of their own; answers carry the present one. */
  displayOrder: z.int(),
  version: z.int(),
})
export type Faq = z.infer<typeof Faq>
