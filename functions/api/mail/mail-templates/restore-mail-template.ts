import { changeWording } from '#core/mail/mail-templates/change-wording.ts'
import { knownBase } from '#core/mail/mail-templates/checked-wording.ts'
import { editedTemplate, lastSentAt } from '#core/mail/mail-templates/edited-template.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { mailOverrides } from '#core/platform/mails/mail-overrides.ts'
import { restoreMailTemplate as contract } from '#shared/mail/mail-templates/contract.ts'

async function restoreMailTemplate({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  const base = knownBase(params.templateId)
  const [from, sentAt] = await Promise.all([
    mailOverrides.get({ templateId: base.id }, { consistent: true }),
    lastSentAt(base.id),
  ])
  if ((from?.version ?? 0) !== body.version) throw concurrentChange()
  if (!from?.wording) return editedTemplate(base, from, sentAt)
  const { override, writes } = changeWording({ base, from, wording: undefined, by }, now)
  const answer = editedTemplate(base, override, sentAt)
  await commit(...writes, ...remember(answer))
  return answer
}

export const handler = endpoint(contract, restoreMailTemplate)
