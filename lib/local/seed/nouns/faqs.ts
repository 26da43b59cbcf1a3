import { faqs } from '#core/faqs/faqs.ts'
import { faqEntries } from '#shared/faqs/faq-entries.ts'

export const seed = () => faqEntries.map((faq) => faqs.put(faq, { absent: true }))
