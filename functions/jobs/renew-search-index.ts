import { renewSearchIndex } from '#core/content/search/renew-search-index.ts'
import { renewSummaries } from '#core/platform/projections/renew-summaries.ts'
import { followers } from '#functions/streams/followers.ts'

export async function handler() {
  const [failure] = await renewSummaries(followers)
  const count = await renewSearchIndex(followers)
  if (failure) throw failure
  return count
}
