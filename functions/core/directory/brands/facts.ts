import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { BrandId } from '#shared/directory/brands/named-brand.ts'

export const facts = {
  /** A brand has another name, became another one, or is no longer what listings carry. */
  'brand.changed': z.object({ brandId: BrandId }),
} satisfies FactSchemas
