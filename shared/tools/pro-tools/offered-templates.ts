import * as z from 'zod/mini'
import { line } from '#shared/text.ts'
import { templateWords } from '#shared/tools/subwoofer-designs/template-words.ts'

const OfferedTemplate = z.strictObject({
  /** The id of a box that the platform comes with, or of the saved project that it was taken from. */
  id: line(60, 1),
  name: line(60, 1),
  /** The text the list shows below the name. */
  hint: z.optional(line(120)),
  /**
   * A design as it was when it was taken over, which the designer reads and the server checks; a box that the platform
   * comes with has its own.
   */
  design: z.optional(z.record(z.string(), z.unknown())),
})
export type OfferedTemplate = z.infer<typeof OfferedTemplate>

/** The boxes members start from, in this order. */
export const OfferedTemplates = z.strictObject({
  rows: z.array(OfferedTemplate).check(
    z.minLength(1, 'Keep at least one template'),
    z.maxLength(12, 'Keep at most 12 templates'),
    z.refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'Offer each template once.'),
    z.refine(
      (rows) => rows.every(({ id, design }) => design !== undefined || id in templateWords),
      'Choose a template that exists.',
    ),
  ),
})
export type OfferedTemplates = z.infer<typeof OfferedTemplates>

export const initialTemplates: OfferedTemplates = {
  rows: Object.entries(templateWords).map(([id, words]) => ({ id, ...words })),
}
