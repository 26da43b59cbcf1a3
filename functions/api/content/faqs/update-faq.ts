import { faqs } from '#core/content/faqs/faqs.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { updateFaq as contract } from '#shared/content/faqs/admin-contract.ts'
import { AppError } from '#shared/errors.ts'

async function updateFaq({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { version, ...fields } = body
  const faq = await faqs.get(params, { consistent: true })
  if (!faq) throw new AppError('not_found', 'faq_not_found', 'Question not found')
  const { category, question, answer } = faq
  const changed = { ...faq, ...fields, version: version + 1 }
  await commit(
    faqs.put(changed, { version }),
    recordActivity(
      {
        by: actor,
        type: 'settings_update',
        description: `Changed the question ${changed.question}`,
        before: { category, question, answer },
        after: fields,
      },
      now,
    ),
    ...remember(changed),
  )
  return changed
}

export const handler = endpoint(contract, updateFaq)
