import { askedOfAll, askedWords } from '#shared/content/search/asked-words.ts'
import type { SearchType } from '#shared/content/search/search-type.ts'
import { lookupTerms } from '#shared/content/search/words.ts'
import { documentsWith } from './documents-with.ts'
import type { IndexedDocument } from './indexed-document.ts'
import { isIndexRenewed } from './is-index-renewed.ts'
import { isCut, type Looked, listsOf, listsOfAll, lookUpTitles, lookUpWords } from './look-up.ts'

type FoundDocuments = { documents: IndexedDocument[]; more: boolean }

/** A type of which less is among what was read of all types, a page of results, is also asked by itself. */
const few = 20

/**
 * Things of one type that have all the words of a query, by two queries, however much there is. For a word that more
 * things have than are read, only the first ones are, and a third query finds what is called so or starts so: then
 * there may be more.
 */
export async function findDocuments(type: SearchType, question: string): Promise<FoundDocuments> {
  const lists = listsOf(type)
  const words = await lookUpWords(askedWords(question, type), lists)
  const titles = await lookUpTitles(question, words, lists)
  return { documents: documentsWith(question, [...titles, ...words]), more: isCut(words) }
}

/** The same of several types by the same queries, where the index holds all types together. */
export async function findOfTypes(
  types: readonly SearchType[],
  question: string,
): Promise<Map<SearchType, FoundDocuments>> {
  const [type] = types
  if (type && types.length === 1) return new Map([[type, await findDocuments(type, question)]])
  const [renewed, words] = await Promise.all([
    isIndexRenewed(),
    lookUpWords(askedOfAll(question, types), listsOfAll),
  ])
  if (renewed) return findTogether(types, question, words)
  const found = await Promise.all(types.map((one) => findDocuments(one, question)))
  return new Map(types.map((one, at) => [one, found[at] ?? { documents: [], more: false }]))
}

/**
 * What many things of one type have must not hide those of others: a type with few among what was read is asked by
 * itself.
 */
async function findTogether(
  types: readonly SearchType[],
  question: string,
  words: readonly Looked[],
): Promise<Map<SearchType, FoundDocuments>> {
  const cut = isCut(words)
  const first = cut ? documentsWith(question, words) : []
  const common = askedOfAll(question, types)
  // Where every word names a type, each type leaves out another one.
  const isAskedElse = (type: SearchType) => !common.every((word) => askedWords(question, type).includes(word))
  const isHidden = (type: SearchType) =>
    isAskedElse(type) || (cut && first.filter((one) => one.type === type).length < few)
  const hidden = types.filter(isHidden)
  const [titles, ...others] = await Promise.all([
    lookUpTitles(question, words, listsOfAll),
    ...hidden.map((type) => entriesOf(type, question)),
  ])
  const pages = [...titles, ...words, ...others.flat()]
  const documents = Map.groupBy(documentsWith(question, pages), ({ type }) => type)
  const isWhole = (type: SearchType) => !cut || others[hidden.indexOf(type)]?.every(({ more }) => !more)
  return new Map(types.map((type) => [type, { documents: documents.get(type) ?? [], more: !isWhole(type) }]))
}

/** What has the longest word. */
async function entriesOf(type: SearchType, question: string): Promise<Looked[]> {
  const terms = lookupTerms(askedWords(question, type)).slice(0, 1)
  return Promise.all(terms.map(listsOf(type).entries))
}
