import { renewSearchIndex } from '#core/search/renew-search-index.ts'
import { followers } from '#functions/streams/followers.ts'

export const handler = () => renewSearchIndex(followers)
