import { renewSearchIndex } from '#core/content/search/renew-search-index.ts'
import { job } from '#core/platform/jobs/job.ts'
import { renewSummaries } from '#core/platform/projections/renew-summaries.ts'
import { followers } from '#functions/streams/followers.ts'

export const handler = job('renew_search_index', async () => {
  const [failure] = await renewSummaries(followers)
  const count = await renewSearchIndex(followers)
  if (failure) throw failure
  return count
})
