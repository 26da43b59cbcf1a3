import { senderToShow } from '#core/newsletter/newsletter-campaigns/campaign-sender.ts'
import { checkedContent } from '#core/newsletter/newsletter-campaigns/checked-content.ts'
import { previewOf } from '#core/newsletter/newsletter-campaigns/preview-of.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { previewCampaign as contract } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'

const previewCampaign = async ({ body, now }: ApiRequest<typeof contract>) =>
  previewOf(await checkedContent(body.content, 'body.content'), await senderToShow(body.senderId), now)

export const handler = endpoint(contract, previewCampaign)
