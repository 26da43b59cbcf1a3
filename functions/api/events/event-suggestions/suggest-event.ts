import { beginSuggestion } from '#core/events/event-suggestions/begin-suggestion.ts'
import { limitSuggestions } from '#core/events/event-suggestions/limit-suggestions.ts'
import { visitorLink } from '#core/events/event-suggestions/mail-link.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { verifyCaptcha } from '#core/platform/captcha/verify-captcha.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newHandle } from '#core/platform/handles/handle.ts'
import { limitTarget } from '#core/platform/http/limit-target.ts'
import { networkOf } from '#core/platform/http/network-of.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { suggestEvent as contract } from '#shared/events/event-suggestions/contract.ts'

/** The limit of mails to one address, from any number of network addresses. */
const mostToAddress = { name: 'suggestion-mail', max: 5, seconds: 3600 }

async function suggestEvent({ body, now, ip, remember }: ApiRequest<typeof contract>) {
  const { captchaToken, email, ...fields } = body
  await verifyCaptcha(captchaToken, 'suggest-event', ip)
  let handle = ''
  const { suggestion, writes } = await beginSuggestion(
    fields,
    (id) => {
      const made = newHandle(id)
      handle = made.handle
      return { email, secretHashes: [made.secretHash] }
    },
    now,
  )
  const answer = { suggestionId: suggestion.id }
  await commit(
    ...writes,
    limitSuggestions(networkOf(ip), now),
    limitTarget(mostToAddress, email, now),
    ...queueMail(
      {
        toEmail: email,
        templateId: 'suggestion-received',
        data: {},
        secretData: { suggestionUrl: visitorLink(handle) },
        priority: 'normal',
      },
      now,
    ),
    ...remember(answer),
  )
  return answer
}

export const handler = endpoint(contract, suggestEvent)
