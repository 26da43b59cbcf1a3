import { renewSearchIndex } from '#core/content/search/renew-search-index.ts'
import { followers } from '#functions/streams/followers.ts'

export const handler = () => renewSearchIndex(followers)
