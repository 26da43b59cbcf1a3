import * as z from 'zod/mini'
import { UserId } from '#shared/platform/users/user.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { nameLine } from '#shared/platform/words/name-line.ts'
import { BrandId } from './named-brand.ts'

/** `merged` leads on to another brand; `refused` and `retired` ones leave the listings that carried them. */
export const BrandStatus = z.enum(['proposed', 'active', 'refused', 'merged', 'retired'])
export type BrandStatus = z.infer<typeof BrandStatus>

export const BrandName = nameLine(60, 2).check(
  z.refine<string>((name) => fold(name).length >= 2, 'Use at least 2 letters or digits'),
)

export const Brand = z.object({
  id: BrandId,
  name: BrandName,
  /** The name as names are compared: no two live brands have the same. */
  folded: z.string(),
  status: BrandStatus,
  mergedInto: z.optional(BrandId),
  proposedBy: z.optional(UserId),
  reason: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type Brand = z.infer<typeof Brand>
