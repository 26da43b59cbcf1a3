import type { Season } from './season.ts'

/** Where everyone reads of a season. */
export const seasonPath = (seasonId: Season['id']): string => `/seasons/${seasonId}`
