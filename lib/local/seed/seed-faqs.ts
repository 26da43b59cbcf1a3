import { faqs } from '#core/faqs/faqs.ts'
import { faqEntries } from '#shared/faqs/faq-entries.ts'

export const seedFaqs = () => faqEntries.map((faq) => faqs.put(faq, { absent: true }))
