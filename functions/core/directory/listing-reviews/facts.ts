import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { idSchema } from '#shared/ids.ts'

const reviewId = idSchema('rev')

export const facts = {
  /** A review is public for the first time. */
  'review.published': z.object({ reviewId }),
  /** The business answered it for the first time. */
  'review.replied': z.object({ reviewId }),
  /** It is gone: by its author, with their account, or for a newer one of theirs. */
  'review.deleted': z.object({ reviewId }),
  /** Pictures that are no longer shown, by their paths. */
  'review.pictures_dropped': z.object({ reviewId, pictures: z.array(z.string()) }),
} satisfies FactSchemas
