import { allFaqs } from '#core/content/faqs/all-faqs.ts'
import { putFaqOrder } from '#core/content/faqs/faq-order.ts'
import { faqs } from '#core/content/faqs/faqs.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { createFaq as contract, mostFaqs } from '#shared/content/faqs/admin-contract.ts'
import type { Faq } from '#shared/content/faqs/faq.ts'
import { freeAnchor } from '#shared/content/faqs/free-anchor.ts'
import { AppError } from '#shared/errors.ts'

function createFaq({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  return untilUnchanged(async () => {
    const { items, orderVersion } = await allFaqs()
    if (items.length >= mostFaqs) throw limitReached()
    const slugs = items.map(({ slug }) => slug)
    const slug = freeAnchor(body.question, new Set(slugs))
    const last = items.findLastIndex(({ category }) => category === body.category)
    const place = last === -1 ? items.length : last + 1
    const faq: Faq = { ...body, slug, displayOrder: place + 1, version: 1 }
    await commit(
      faqs.put(faq, { absent: true }),
      putFaqOrder(slugs.toSpliced(place, 0, slug), { version: orderVersion }),
      recordActivity(
        {
          by: actor,
          type: 'settings_update',
          description: `Added the question ${faq.question}`,
          after: { ...body },
        },
        now,
      ),
      ...remember(faq),
    )
    return faq
  })
}

const limitReached = () =>
  new AppError(
    'conflict',
    'faq_limit',
    `There are ${mostFaqs} questions, which is the limit. Change one that is no longer needed instead.`,
  )

export const handler = endpoint(contract, createFaq)
