import { relevance } from '#shared/content/search/relevance.ts'
import type { SearchResult } from '#shared/content/search/search-result.ts'
import type { SearchType } from '#shared/content/search/search-type.ts'
import { findOfTypes } from './find-documents.ts'
import * as finders from './finders-of-nouns.ts'
import type { Finding } from './finding.ts'
import type { IndexedDocument } from './indexed-document.ts'

export type Found = { results: SearchResult[]; more: boolean }

/** Types whose things are looked up together, and so are found or fail together. */
type Lookup = {
  types: readonly SearchType[]
  find: (question: string) => Promise<ReadonlyMap<SearchType, Found>>
}

/** The lookups of some types: one by the index, and one by each noun that finds its own things. */
export function lookupsOf(types: readonly SearchType[]): Lookup[] {
  const own = Object.values(finders).filter(({ type }) => types.includes(type))
  const indexed = types.filter((type) => own.every((finder) => finder.type !== type))
  return [
    ...(indexed.length > 0 ? [indexLookup(indexed)] : []),
    ...own.map(({ type, find }) => ({
      types: [type],
      find: async (question: string) => new Map([[type, ranked(await find(question), question)]]),
    })),
  ]
}

const indexLookup = (types: readonly SearchType[]): Lookup => ({
  types,
  find: async (question) => {
    const found = await findOfTypes(types, question)
    return new Map(
      [...found].map(([type, { documents, more }]) => [
        type,
        ranked({ results: documents.map(documentResult), more }, question),
      ]),
    )
  },
})

const ranked = ({ results, more }: Finding, question: string): Found => ({
  results: results.map(({ place, keywords: _, ...result }) => ({
    ...result,
    relevanceScore: relevance({ ...result, place }, question),
  })),
  more,
})

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
