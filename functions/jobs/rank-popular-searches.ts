import { rankPopularSearches } from '#core/content/search/rank-popular-searches.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('rank_popular_searches', rankPopularSearches)
