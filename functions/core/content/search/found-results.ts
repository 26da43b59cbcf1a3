import { relevance } from '#shared/content/search/relevance.ts'
import type { SearchResult } from '#shared/content/search/search-result.ts'
import type { SearchType } from '#shared/content/search/search-type.ts'
import { findDocuments } from './find-documents.ts'
import * as finders from './finders-of-nouns.ts'
import type { Finding } from './finding.ts'
import type { IndexedDocument } from './indexed-document.ts'

export type Found = { results: SearchResult[]; more: boolean }

/** Returns all results of one type: by the finder of a noun that has one, or by the index. */
export async function foundResults(type: SearchType, question: string): Promise<Found> {
  const finder = Object.values(finders).find((one) => one.type === type)
  const { results, more } = finder ? await finder.find(question) : await foundDocuments(type, question)
  return {
    results: results.map(({ place, ...result }) => ({
      ...result,
      relevanceScore: relevance({ ...result, place }, question),
    })),
    more,
  }
}

async function foundDocuments(type: SearchType, question: string): Promise<Finding> {
  const { documents, more } = await findDocuments(type, question)
  return { results: documents.map(documentResult), more }
}

function documentResult({
  source: _,
  version: __,
  priceCents,
  tags = [],
  metadata = {},
  ...document
}: IndexedDocument): Finding['results'][number] {
  return {
    ...document,
    ...(priceCents !== undefined && { price: { amountCents: priceCents, currency: 'USD' } }),
    tags,
    metadata,
  }
}
