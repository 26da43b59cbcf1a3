import { mostFaqs } from '#shared/content/faqs/admin-contract.ts'
import type { Faq } from '#shared/content/faqs/faq.ts'
import { faqOrder } from './faq-order.ts'
import { faqs } from './faqs.ts'

/** Every question in its order. */
export async function allFaqs(): Promise<{ items: Faq[]; orderVersion: number }> {
  const [{ items }, order] = await Promise.all([
    faqs.list({ pk: 'FAQS', prefix: 'FAQ#', limit: mostFaqs, consistent: true }),
    faqOrder(),
  ])
  const places = new Map(order.slugs.map((slug, place) => [slug, place]))
  const place = ({ slug }: Faq) => places.get(slug) ?? mostFaqs
  const sorted = items.toSorted((a, b) => place(a) - place(b) || a.displayOrder - b.displayOrder)
  return {
    items: sorted.map((faq, at) => ({ ...faq, displayOrder: at + 1 })),
    orderVersion: order.version,
  }
}
