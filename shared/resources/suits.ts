import type { Resource, ResourceLevel } from './resource.ts'

type Wanted = { category?: string | undefined; level?: ResourceLevel | undefined }

/** Whether a resource is in a category and suits a level. What suits everyone suits each level. */
export const suits = (resource: Pick<Resource, 'category' | 'level'>, { category, level }: Wanted): boolean =>
  (!category || resource.category === category) &&
  (!level || level === 'any' || resource.level === 'any' || resource.level === level)
