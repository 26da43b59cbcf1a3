import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { verifyCaptcha } from '#core/platform/captcha/verify-captcha.ts'
import { commit } from '#core/platform/db/commit.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import { beginGuestRequest } from '#core/support/support-requests/begin-guest-request.ts'
import { requireRelation } from '#core/support/support-requests/related-facts.ts'
import { requireCategory } from '#core/support/support-requests/routed-request.ts'
import { sendGuestRequest as contract } from '#shared/support/support-requests/guest-contract.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'

async function sendGuestRequest({ body, now, ip, remember }: ApiRequest<typeof contract>) {
  const { captchaToken, ...asked } = body
  await verifyCaptcha(captchaToken, 'support', ip)
  const settings = await readDeskSettings(platformDesk)
  const { priority } = requireCategory(settings, asked.category)
  await requireRelation(asked.relatedTo, undefined, now)
  await commit(
    ...(await beginGuestRequest({ ...asked, priority, source: 'web' }, { settings, now })),
    ...remember(undefined),
  )
}

export const handler = endpoint(contract, sendGuestRequest)
