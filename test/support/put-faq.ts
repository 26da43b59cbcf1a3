import { faqs } from '#core/content/faqs/faqs.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Faq } from '#shared/content/faqs/faq.ts'
import { newId } from '#shared/ids.ts'

/** A stored question of its own category. */
export async function putFaq(fields: Partial<Faq> = {}): Promise<Faq> {
  const slug = newId('rsc', new Date().toISOString()).toLowerCase().replace('_', '-')
  const faq: Faq = {
    slug,
    category: 'Tests',
    question: `What is ${slug}?`,
    answer: 'A question of a test.',
    displayOrder: 900,
    version: 1,
    ...fields,
  }
  await commit(faqs.put(faq, { absent: true }))
  return faq
}
