import { renewSearchIndex } from '#core/search/renew-search-index.ts'

export const handler = () => renewSearchIndex()
