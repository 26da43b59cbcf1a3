import * as z from 'zod/mini'
import { askForNewsletter } from '#core/newsletter/newsletter-subscribers/ask-for-newsletter.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { verifyCaptcha } from '#core/platform/captcha/verify-captcha.ts'
import { subscribeToNewsletter as contract } from '#shared/newsletter/newsletter-subscribers/contract.ts'
import { Email } from '#shared/platform/users/email.ts'

/** The same for every address, so that it says nothing about any. */
const answer = { message: 'Success! Please check your email to confirm subscription.' }

async function subscribeToNewsletter({ body, now, ip, remember }: ApiRequest<typeof contract>) {
  await verifyCaptcha(body.captchaToken, 'newsletter', ip)
  await askForNewsletter({ email: z.parse(Email, body.email), source: 'footer' }, now, remember(answer))
  return answer
}

export const handler = endpoint(contract, subscribeToNewsletter)
