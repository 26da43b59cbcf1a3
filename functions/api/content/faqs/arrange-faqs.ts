import { allFaqs } from '#core/content/faqs/all-faqs.ts'
import { putFaqOrder } from '#core/content/faqs/faq-order.ts'
import { faqs } from '#core/content/faqs/faqs.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { arrangeFaqs as contract } from '#shared/content/faqs/admin-contract.ts'
import type { Faq } from '#shared/content/faqs/faq.ts'

async function arrangeFaqs({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { order, orderVersion } = body
  const stored = await allFaqs()
  const slugs = order.map(({ slug }) => slug)
  const isSameSet =
    slugs.length === stored.items.length &&
    new Set([...slugs, ...stored.items.map(({ slug }) => slug)]).size === slugs.length
  // An order of other questions was made from an older list.
  if (!isSameSet || stored.orderVersion !== orderVersion) throw concurrentChange()
  const categories = new Map(order.map(({ slug, category }) => [slug, category]))
  const moved = stored.items.filter(({ slug, category }) => categories.get(slug) !== category)
  const categoryOf = ({ slug, category }: Faq) => categories.get(slug) ?? category
  const answer = { orderVersion: orderVersion + 1 }
  await commit(
    putFaqOrder(slugs, { version: orderVersion }),
    ...moved.map((faq) => {
      const { version } = faq
      return faqs.put({ ...faq, category: categoryOf(faq), version: version + 1 }, { version })
    }),
    recordActivity(
      {
        by: actor,
        type: 'settings_update',
        description: 'Arranged the questions',
        ...(moved.length > 0 && {
          before: Object.fromEntries(moved.map(({ slug, category }) => [slug, category])),
          after: Object.fromEntries(moved.map((faq) => [faq.slug, categoryOf(faq)])),
        }),
      },
      now,
    ),
    ...remember(answer),
  )
  return answer
}

export const handler = endpoint(contract, arrangeFaqs)
