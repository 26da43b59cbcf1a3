import * as z from 'zod/mini'
import { plans } from '#core/plans/plans.ts'
import { Faq } from '#shared/faqs/faq.ts'
import { indexedWords, suffixes } from '#shared/search/words.ts'
import { membershipLabels } from '#shared/users/membership-type.ts'
import type { SearchEntry } from './search-entries.ts'

type SearchDocument = Omit<SearchEntry, 'term' | 'version'>

const snippetLength = 200

/** What of which entity can be found, and how it is shown. */
const documentOf: Record<string, (item: unknown) => SearchDocument | undefined> = {
  faq: (item) => {
    const { slug, question, answer } = z.parse(Faq, item)
    return { id: `faq:${slug}`, type: 'content', title: question, description: answer, url: `/faq#${slug}` }
  },
  plan: (item) => {
    const plan = plans.read(item as Record<string, unknown>)
    if (!plan.isActive || plan.billingPeriod !== 'monthly') return undefined
    const title = `${membershipLabels[plan.type]} membership`
    return { id: `plan:${plan.id}`, type: 'content', title, description: plan.description, url: '/pricing' }
  },
}

export const searchableKinds: readonly string[] = Object.keys(documentOf)

/** The index entries of an item as it was or is: every word ending of its title, every word of its description. */
export function searchEntriesOf(entityName: string, item: unknown): SearchEntry[] {
  const document = documentOf[entityName]?.(item)
  if (!document) return []
  const description = document.description.slice(0, snippetLength)
  const shown = { ...document, description }
  return termsOf(shown).map((term) => ({ ...shown, term, version: 1 }))
}

/** By which a document is found, from what of it is shown. */
export const termsOf = ({ title, description }: Pick<SearchDocument, 'title' | 'description'>): string[] => [
  ...new Set([...suffixes(title), ...indexedWords(description)]),
]
