import * as z from 'zod/mini'
import { SavedDesign } from '#shared/subwoofer-designs/saved-design.ts'
import { type Template, templates } from '#shared/subwoofer-designs/starting-designs.ts'
import { line } from '#shared/text.ts'

const OfferedTemplate = z.strictObject({
  /** Of a box that the platform comes with, or of the saved project that it was taken from. */
  id: line(60, 1),
  name: line(60, 1),
  /** What the list says below the name. */
  hint: z.optional(line(120)),
  /** As it was when it was taken over; a box that the platform comes with has its own. */
  design: z.optional(SavedDesign),
})
export type OfferedTemplate = z.infer<typeof OfferedTemplate>

const designOf = ({ id, design }: OfferedTemplate) => design ?? templates.find((one) => one.id === id)?.design

/** Which boxes members start from, in this order. */
export const OfferedTemplates = z.strictObject({
  rows: z.array(OfferedTemplate).check(
    z.minLength(1, 'Keep at least one template'),
    z.maxLength(12, 'Keep at most 12 templates'),
    z.refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'Offer each template once.'),
    z.refine((rows) => rows.every(designOf), 'Choose a template that exists.'),
  ),
})
export type OfferedTemplates = z.infer<typeof OfferedTemplates>

export const initialTemplates: OfferedTemplates = {
  rows: templates.map(({ id, name, hint }) => ({ id, name, hint })),
}

/** The boxes to start from, each with its design. */
export const offeredTemplates = ({ rows }: OfferedTemplates): (Template & { isOwn: boolean })[] =>
  rows.flatMap((row) => {
    const design = designOf(row)
    return design
      ? [{ id: row.id, name: row.name, hint: row.hint ?? '', design, isOwn: row.design !== undefined }]
      : []
  })
