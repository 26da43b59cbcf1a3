import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { PageId } from '#shared/content/cms-pages/page.ts'

export const facts = {
  'page.published': z.object({ pageId: PageId, number: z.int() }),
} satisfies FactSchemas
