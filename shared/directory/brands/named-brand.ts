import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'

/** Here, apart from what a brand is, for the schemas of what only names its brands. */
export const BrandId = idSchema('brn')
export type BrandId = z.infer<typeof BrandId>

/** A brand where a listing carries it. One that waits for its review is shown to no one but those who proposed it. */
export const NamedBrand = z.object({
  id: BrandId,
  name: z.string(),
  isProposed: z.optional(z.literal(true)),
})
export type NamedBrand = z.infer<typeof NamedBrand>

/** The address of a brand. */
export const brandPath = (brandId: string): string => `/directory/brands/${brandId}`
