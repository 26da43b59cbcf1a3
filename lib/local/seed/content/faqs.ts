import { faqs } from '#core/content/faqs/faqs.ts'
import { faqEntries } from '#shared/content/faqs/faq-entries.ts'

export const seed = () => faqEntries.map((faq) => faqs.put(faq, { absent: true }))
