import { askedWords } from '#shared/content/search/asked-words.ts'
import type { SearchType } from '#shared/content/search/search-type.ts'
import { hasWords } from '#shared/content/search/words.ts'
import type { IndexedDocument } from './indexed-document.ts'
import type { Looked } from './look-up.ts'

/**
 * The documents that have all words which a query asks of their type, each once. What was looked up by all of them as
 * one has them; the texts of all others are compared, once each.
 */
export function documentsWith(question: string, pages: readonly Looked[]): IndexedDocument[] {
  const ofType = new Map<SearchType, readonly string[]>()
  const askedOf = (type: SearchType) => {
    const asked = ofType.get(type) ?? askedWords(question, type)
    ofType.set(type, asked)
    return asked
  }
  const found = new Map<string, IndexedDocument>()
  const compared = new Map<string, IndexedDocument>()
  for (const { begins, documents } of pages)
    for (const document of documents) {
      const place = `${document.type}#${document.id}`
      if (begins === askedOf(document.type).join('')) found.set(place, document)
      else compared.set(place, document)
    }
  for (const [place, document] of compared) {
    const { type, title, description, place: there = '', keywords = '' } = document
    if (!found.has(place) && hasWords(`${title} ${description} ${there} ${keywords}`, askedOf(type)))
      found.set(place, document)
  }
  return [...found.values()]
}
