import { renewSearchIndex } from '#core/search/renew-search-index.ts'
import { followers } from '#functions/streams/followers-of-nouns.ts'

export const handler = () => renewSearchIndex(followers)
