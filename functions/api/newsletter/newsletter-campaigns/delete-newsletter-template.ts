import { deleteTemplate } from '#core/newsletter/newsletter-campaigns/campaign-templates.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { deleteNewsletterTemplate as contract } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'

const deleteNewsletterTemplate = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  deleteTemplate(params.templateId, ({ name }) => [
    recordActivity(
      {
        by: actor,
        type: 'newsletter_campaign',
        description: `Deleted the newsletter template “${name}”`,
      },
      now,
    ),
    ...remember(undefined),
  ])

export const handler = endpoint(contract, deleteNewsletterTemplate)
