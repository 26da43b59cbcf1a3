import type { NounSearchType } from '#shared/content/search/search-document.ts'
import type { Faq } from './faq.ts'

export const searchType: NounSearchType<Faq> = {
  type: 'content',
  document: ({ slug, category, question, answer }) => ({
    id: `faq:${slug}`,
    title: question,
    description: answer,
    url: `/faq#${slug}`,
    category,
  }),
}
