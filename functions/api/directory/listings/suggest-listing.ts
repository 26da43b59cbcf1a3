import { limitSuggestions, suggestedListing } from '#core/directory/listings/suggest-listing.ts'
import { suggestionLink } from '#core/directory/listings/tell-owner.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { verifyCaptcha } from '#core/platform/captcha/verify-captcha.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { newHandle } from '#core/platform/handles/handle.ts'
import { limitTarget } from '#core/platform/http/limit-target.ts'
import { networkOf } from '#core/platform/http/network-of.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { suggestListing as contract } from '#shared/directory/listings/own-contract.ts'

/** The limit of mails to one address, from any number of network addresses. */
const mostToAddress = { name: 'listing-suggestion-mail', max: 5, seconds: 3600 }

async function suggestListing({ body, now, ip, remember }: ApiRequest<typeof contract>) {
  const { captchaToken, yourEmail, ...fields } = body
  await verifyCaptcha(captchaToken, 'suggest-listing', ip)
  const answer = { sent: true }
  // Of two who suggest the same business at once, the second reads that it is listed.
  await untilUnchanged(async () => {
    let handle = ''
    const writes = await suggestedListing(
      fields,
      (id) => {
        const made = newHandle(id)
        handle = made.handle
        return { email: yourEmail, secretHash: made.secretHash }
      },
      now,
    )
    await commit(
      ...writes,
      limitSuggestions(networkOf(ip), now),
      limitTarget(mostToAddress, yourEmail, now),
      ...queueMail(
        {
          toEmail: yourEmail,
          templateId: 'listing-suggestion-received',
          data: {},
          secretData: { suggestionUrl: suggestionLink(handle) },
          priority: 'normal',
        },
        now,
      ),
      ...remember(answer),
    )
  })
  return answer
}

export const handler = endpoint(contract, suggestListing)
