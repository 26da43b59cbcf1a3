import * as z from 'zod/mini'
import type { PublicResource } from '#shared/content/resources/resource.ts'
import { resourceMatches } from '#shared/content/resources/resource-matches.ts'
import { fold } from '#shared/platform/words/fold.ts'
import type { FilterOf } from '#web/features/platform/lists/address-filter.ts'

/** The filters of the public list in the address. */
export const resourceFilter = {
  q: z.optional(z.string().check(z.maxLength(80))),
  category: z.optional(z.string().check(z.maxLength(40))),
  level: z.optional(z.enum(['beginner', 'advanced'])),
}
export type ResourceFilter = FilterOf<typeof resourceFilter>

/** Resources that match the filter and have every word in their visible text, with or without accents. */
export function findResources<Item extends Pick<PublicResource, 'title' | 'summary' | 'category' | 'level'>>(
  resources: readonly Item[],
  { q = '', ...wanted }: ResourceFilter,
): Item[] {
  const words = fold(q).split(' ')
  return resources.filter((resource) => {
    const text = fold(`${resource.title} ${resource.summary} ${resource.category}`)
    return resourceMatches(resource, wanted) && words.every((word) => text.includes(word))
  })
}
