import { saveTemplate } from '#core/newsletter/newsletter-campaigns/campaign-templates.ts'
import { checkedContent } from '#core/newsletter/newsletter-campaigns/checked-content.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { saveNewsletterTemplate as contract } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'

async function saveNewsletterTemplate({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const checked = await checkedContent(body, 'body')
  return saveTemplate({ ...checked, id: params.templateId }, now, (template, before) => [
    recordActivity(
      {
        by: actor,
        type: 'newsletter_campaign',
        description: `Saved the newsletter template “${template.name}”`,
        ...(before && { before: told(before), after: told(template) }),
      },
      now,
    ),
    ...remember(template),
  ])
}

/** Of its blocks how many there are, since their texts can be long. */
const told = ({ name, layout, blocks }: { name: string; layout: object; blocks: readonly object[] }) => ({
  name,
  layout,
  blocks: blocks.length,
})

export const handler = endpoint(contract, saveNewsletterTemplate)
