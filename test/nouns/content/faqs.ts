import { allFaqs } from '#core/content/faqs/all-faqs.ts'
import type { FaqFields } from '#shared/content/faqs/faq.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putFaq } from '#test/support/put-faq.ts'

const fields: FaqFields = {
  category: 'Samples',
  question: 'Does a sample ask questions?',
  answer: 'It does.\nIt gets answers, too.',
}

const slugOf = async (caller: unknown) =>
  caller ? (await putFaq({ category: 'Samples' })).slug : 'no-such-question'

export const fixture = {
  listFaqs: () => ({}),
  listAllFaqs: () => ({}),
  createFaq: () => ({ body: fields }),
  updateFaq: async (caller) => ({
    params: { slug: await slugOf(caller) },
    body: { ...fields, answer: 'Changed by a sample.', version: 1 },
  }),
  deleteFaq: async (caller) => ({ params: { slug: await slugOf(caller) }, query: { version: 1 } }),
  arrangeFaqs: async (caller) => {
    if (!caller) return { body: { order: [], orderVersion: 0 } }
    const { items, orderVersion } = await allFaqs()
    return { body: { order: items.map(({ slug, category }) => ({ slug, category })), orderVersion } }
  },
} satisfies NounFixture<'faqs'>
