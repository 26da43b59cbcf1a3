import { faqPageData } from '../components/faq-page-data.ts'
import { faqsQuery } from './list-faqs.ts'

/** What the questions and answers read on the server, and what search engines learn from them. */
export const queries = () => [faqsQuery]

export const structuredData = ({ get }: { get: (query: typeof faqsQuery) => unknown }) =>
  faqPageData(get(faqsQuery))
