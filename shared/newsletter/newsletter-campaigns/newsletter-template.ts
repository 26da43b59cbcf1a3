import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { line } from '#shared/text.ts'
import { Blocks, Layout } from './block.ts'

export const TemplateId = idSchema('ntp')
export type TemplateId = z.infer<typeof TemplateId>

/** A campaign to begin with: its layout and blocks are copied, so that later changes of it leave campaigns alone. */
export const NewsletterTemplate = z.object({
  id: TemplateId,
  name: line(80, 1),
  layout: Layout,
  blocks: Blocks,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type NewsletterTemplate = z.infer<typeof NewsletterTemplate>

export const mostTemplates = 50
