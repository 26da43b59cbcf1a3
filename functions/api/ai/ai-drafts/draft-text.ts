import { isAiHelpOff } from '#core/ai/ai-drafts/ai-help.ts'
import { cleanedDraft } from '#core/ai/ai-drafts/cleaned-draft.ts'
import { draftData } from '#core/ai/ai-drafts/draft-data.ts'
import { drafts } from '#core/ai/ai-drafts/made-draft.ts'
import { promptInUse } from '#core/ai/ai-prompts/prompt-in-use.ts'
import { completeWithinLimits } from '#core/ai/ai-settings/ask-within-limits.ts'
import { giveDraftBack } from '#core/ai/ai-settings/limits.ts'
import { readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { toldToMembers } from '#core/ai/ai-settings/told-to-members.ts'
import { env } from '#core/env.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { draftText as contract } from '#shared/ai/ai-drafts/contract.ts'
import { aiRefusal } from '#shared/ai/ai-settings/ai-refusal.ts'
import { mayUse } from '#shared/ai/ai-settings/ai-settings.ts'
import { newId } from '#shared/ids.ts'

/** Gives a text and keeps that it was made: nothing is sent, and the text is the person’s to change. */
async function draftText({ actor, body, now }: ApiRequest<typeof contract>) {
  const { feature } = body
  const { userId } = actor
  const isAdmin = actor.user.membershipType === 'admin'
  const [settings, isOff] = await Promise.all([
    readAiSettings({ consistent: true }),
    isAiHelpOff(userId, { consistent: true }),
  ])
  if (isOff || !mayUse(settings, feature, { isAdmin })) throw aiRefusal.off()
  const [data, system] = await Promise.all([draftData(body, actor), promptInUse(feature)])
  const asked = { settings, feature, by: userId, now, system, data }
  const answer = await toldToMembers(completeWithinLimits(asked), { isAdmin })
  const text = cleanedDraft(answer.text, feature, env('SITE_URL'))
  if (text === '') {
    await giveDraftBack({ feature, by: userId, now })
    throw aiRefusal.noAnswer()
  }
  const id = newId('drf', now)
  const about = 'requestId' in body ? { about: body.requestId } : {}
  await commit(drafts.put({ id, userId, feature, ...about, createdAt: now, version: 1 }, { absent: true }))
  return { draftId: id, text, left: answer.left }
}

export const handler = endpoint(contract, draftText)
