import { entity } from '#core/platform/db/entity.ts'
import { Faq } from '#shared/content/faqs/faq.ts'

export const faqs = entity({
  name: 'faq',
  erasure: 'impersonal',
  schema: Faq,
  key: ({ slug }: { slug: string }) => ({ pk: 'FAQS', sk: `FAQ#${slug}` }),
})
