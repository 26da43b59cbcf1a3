import { countAudience } from '#core/newsletter/newsletter-campaigns/audience/count-audience.ts'
import { readNewsletterSettings } from '#core/newsletter/newsletter-subscribers/stored-newsletter-settings.ts'
import { requireOwnNews } from '#core/newsletter/organization-news/news-desk.ts'
import { requireOwnAudience } from '#core/newsletter/organization-news/own-events.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { minutesToSend } from '#shared/newsletter/newsletter-campaigns/minutes-to-send.ts'
import { countNewsAudience as contract } from '#shared/newsletter/organization-news/contract.ts'

async function countNewsAudience({ actor, params, body: { audience } }: ApiRequest<typeof contract>) {
  const { id } = await requireOwnNews(params.organizationId, actor.userId)
  await requireOwnAudience(id, audience)
  const [counted, { bulkMailsPerSecond: perSecond }] = await Promise.all([
    countAudience(audience, id),
    readNewsletterSettings(),
  ])
  return { ...counted, perSecond, minutes: minutesToSend(counted.count, perSecond) }
}

export const handler = endpoint(contract, countNewsAudience)
