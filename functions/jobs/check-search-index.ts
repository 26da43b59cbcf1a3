import { checkSearchIndex } from '#core/content/search/check-search-index.ts'
import { job } from '#core/platform/jobs/job.ts'
import { followers } from '#functions/streams/followers.ts'

export const handler = job('check_search_index', (now) => checkSearchIndex(followers, now))
