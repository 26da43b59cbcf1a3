import * as z from 'zod/mini'
import { Faq } from '#shared/content/faqs/faq.ts'

/** The page's data for search engines (schema.org), once its questions are known. */
export function faqPageData(loaded: unknown): object | undefined {
  const faqs = z.safeParse(z.array(Faq), loaded)
  if (!faqs.success || faqs.data.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.data.map((faq) => ({
      '@type': 'Question',
      name: faq.question,
      acceptedAnswer: { '@type': 'Answer', text: faq.answer },
    })),
  }
}
