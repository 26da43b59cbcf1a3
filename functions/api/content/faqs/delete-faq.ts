import { faqOrder, putFaqOrder } from '#core/content/faqs/faq-order.ts'
import { faqs } from '#core/content/faqs/faqs.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { deleteFaq as contract } from '#shared/content/faqs/admin-contract.ts'

async function deleteFaq({ actor, params, query, now, remember }: ApiRequest<typeof contract>) {
  // Other questions may come and go meanwhile; this one must be as it was read.
  const outcome = await untilUnchanged(async () => {
    const [faq, order] = await Promise.all([faqs.get(params, { consistent: true }), faqOrder()])
    if (!faq) return 'gone'
    if (faq.version !== query.version) return 'changed'
    const { category, question, answer } = faq
    await commit(
      faqs.delete(faq),
      putFaqOrder(
        order.slugs.filter((slug) => slug !== params.slug),
        order,
      ),
      recordActivity(
        {
          by: actor,
          type: 'settings_update',
          description: `Deleted the question ${question}`,
          before: { category, question, answer },
        },
        now,
      ),
      ...remember(undefined),
    )
    return 'deleted'
  })
  if (outcome === 'changed') throw concurrentChange()
}

export const handler = endpoint(contract, deleteFaq)
