import type { Season } from './season.ts'

/** The page where everyone reads about a season. */
export const seasonPath = (seasonId: Season['id']): string => `/seasons/${seasonId}`
