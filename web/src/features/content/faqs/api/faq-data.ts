import { faqPageData } from '../components/faq-page-data.ts'
import { faqsQuery } from './faqs-query.ts'

/** The data that the server reads for the questions and answers, and what search engines learn from it. */
export const queries = () => [faqsQuery]

export const structuredData = ({ get }: { get: (query: typeof faqsQuery) => unknown }) =>
  faqPageData((get(faqsQuery) as { items: unknown } | undefined)?.items)
