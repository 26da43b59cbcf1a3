import * as z from 'zod/mini'
import { line, text } from '#shared/text.ts'

/** The wording of an email. The target of its button is not part of it: the code decides that. */
export const MailWording = z.strictObject({
  subject: line(150, 1),
  heading: line(120, 1),
  paragraphs: z
    .array(text(1000, 1))
    .check(z.minLength(1, 'Write at least one paragraph'), z.maxLength(10, 'Write at most 10 paragraphs')),
  /** Set only if the email has a button. */
  actionLabel: z.optional(line(40, 1)),
})
export type MailWording = z.infer<typeof MailWording>
