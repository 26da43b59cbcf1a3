import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { verifyCaptcha } from '#core/platform/captcha/verify-captcha.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { limitTarget } from '#core/platform/http/limit-target.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { emailHash } from '#core/support/support-requests/requests.ts'
import { sendGuestLink as contract } from '#shared/support/support-requests/guest-contract.ts'

const mostToAddress = { name: 'support-link', max: 3, seconds: 3600 }

/** The same work and the same answer for every address: what there is to send is looked for afterward. */
async function sendGuestLink({ body, now, ip, remember }: ApiRequest<typeof contract>) {
  const { captchaToken, email } = body
  await verifyCaptcha(captchaToken, 'support', ip)
  const userId = (await emailClaims.get({ email }))?.userId
  await commit(
    limitTarget(mostToAddress, email, now),
    announce('request.links_asked', { emailHash: emailHash(email), ...(userId && { userId }) }, now),
    ...remember(undefined),
  )
}

export const handler = endpoint(contract, sendGuestLink)
