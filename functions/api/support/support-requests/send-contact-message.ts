import { readContactSettings } from '#core/content/contact/read-contact-settings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { verifyCaptcha } from '#core/platform/captcha/verify-captcha.ts'
import { commit } from '#core/platform/db/commit.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import { beginGuestRequest } from '#core/support/support-requests/begin-guest-request.ts'
import { requireCategory } from '#core/support/support-requests/routed-request.ts'
import { sendContactMessage as contract } from '#shared/support/support-requests/guest-contract.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'
import { requestRefusal } from '#shared/support/support-requests/request-refusal.ts'
import { otherCategory } from '#shared/support/support-requests/support-request.ts'

/** A topic of the contact page is the category that reads the same, if the desk has one. */
async function sendContactMessage({ body, now, ip, remember }: ApiRequest<typeof contract>) {
  const { captchaToken, topic, message, ...asked } = body
  await verifyCaptcha(captchaToken, 'contact', ip)
  const [{ topics }, settings] = await Promise.all([readContactSettings(), readDeskSettings(platformDesk)])
  if (!topics.includes(topic)) throw requestRefusal.unknownTopic()
  const named = settings.categories.find(({ label, active }) => active && label === topic)
  const { key: category, priority } = named ?? requireCategory(settings, otherCategory)
  const request = { ...asked, text: message, category, priority, source: 'contact' } as const
  await commit(...(await beginGuestRequest(request, { settings, now })), ...remember(undefined))
}

export const handler = endpoint(contract, sendContactMessage)
