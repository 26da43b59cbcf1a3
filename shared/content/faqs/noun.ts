import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'
import type { NounSearchType } from '#shared/content/search/search-document.ts'
import type { Faq } from './faq.ts'

export const navigationSeed = [
  { id: 'support', title: 'Support', href: '/faq', order: 70, priority: 30 },
  { id: 'faq', title: 'FAQ', href: '/faq', order: 71, parentId: 'support' },
] satisfies NavigationSeed

export const searchType = {
  type: 'content',
  document: ({ slug, category, question, answer }) => ({
    id: `faq:${slug}`,
    title: question,
    description: answer,
    url: `/faq#${slug}`,
    category,
  }),
} satisfies NounSearchType<Faq>
