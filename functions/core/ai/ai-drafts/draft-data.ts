import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { DraftAsk } from '#shared/ai/ai-drafts/draft.ts'
import { supportRequests } from './draft-sources-of-nouns.ts'

/** What a draft is made of: what is typed in the form, or what the server reads of a request. */
export async function draftData(ask: DraftAsk, actor: Actor): Promise<object> {
  const { feature: _, wish, ...given } = ask
  const wished = wish === '' ? {} : { wish }
  if (!('requestId' in given)) return { ...given, ...wished }
  const { customer, subject, messages, replies } = await supportRequests.ofRequest({ ...given, actor })
  return { ...(customer && { customer }), subject, messages, preparedAnswers: replies, ...wished }
}
