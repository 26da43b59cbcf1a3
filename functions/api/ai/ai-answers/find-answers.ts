import { findNearest } from '#core/ai/ai-answers/find-nearest.ts'
import { isAiHelpOff } from '#core/ai/ai-drafts/ai-help.ts'
import * as nouns from '#core/ai/ai-drafts/draft-sources-of-nouns.ts'
import { readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { toldToMembers } from '#core/ai/ai-settings/told-to-members.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { findAnswers as contract } from '#shared/ai/ai-answers/contract.ts'
import { aiRefusal } from '#shared/ai/ai-settings/ai-refusal.ts'
import { mayUse } from '#shared/ai/ai-settings/ai-settings.ts'

/** What the customer said last is what an answer is looked for to. */
const mostMessages = 3
const mostLetters = 2000

async function findAnswers({ actor, body, now }: ApiRequest<typeof contract>) {
  const { userId: by, user } = actor
  const [settings, isOff] = await Promise.all([
    readAiSettings({ consistent: true }),
    isAiHelpOff(by, { consistent: true }),
  ])
  const isAdmin = user.membershipType === 'admin'
  if (isOff || !mayUse(settings, 'answer_search', { isAdmin })) throw aiRefusal.off()
  const { deskId, subject, messages } = await nouns.supportRequests.ofRequest({ ...body, actor })
  const asked = messages.filter(({ from }) => from === 'customer').slice(-mostMessages)
  const words = [subject, ...asked.map(({ text }) => text).toReversed()].join('\n').slice(0, mostLetters)
  return toldToMembers(findNearest({ words, deskId, by, settings, now }), { isAdmin })
}

export const handler = endpoint(contract, findAnswers)
