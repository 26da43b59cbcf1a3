import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'

/** One item holds the order that administrators gave the questions. */
export const faqOrders = entity({
  name: 'faq-order',
  erasure: 'impersonal',
  schema: z.object({ slugs: z.array(z.string()), version: z.int() }),
  key: (_: object) => ({ pk: 'FAQS', sk: 'ORDER' }),
})

type FaqOrder = { slugs: string[]; version: number }

/** Returns the current order; before administrators have changed anything it is empty and not stored. */
export const faqOrder = async (): Promise<FaqOrder> =>
  (await faqOrders.get({}, { consistent: true })) ?? { slugs: [], version: 0 }

/** The next order; fails if someone else has stored one in the meantime. */
export const putFaqOrder = (slugs: string[], { version }: Pick<FaqOrder, 'version'>) =>
  faqOrders.put({ slugs, version: version + 1 }, version === 0 ? { absent: true } : { version })
