import type { Resource, ResourceLevel } from './resource.ts'

type Wanted = { category?: string | undefined; level?: ResourceLevel | undefined }

/** Tells whether a resource is in a category and suits a level. One that suits everyone suits each level. */
export const resourceMatches = (
  resource: Pick<Resource, 'category' | 'level'>,
  { category, level }: Wanted,
): boolean =>
  (!category || resource.category === category) &&
  (!level || level === 'any' || resource.level === 'any' || resource.level === level)
