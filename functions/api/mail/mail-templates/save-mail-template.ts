import { changeWording } from '#core/mail/mail-templates/change-wording.ts'
import { knownBase, renderSample } from '#core/mail/mail-templates/checked-wording.ts'
import { editedTemplate, lastSentAt } from '#core/mail/mail-templates/edited-template.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { mailOverrides } from '#core/platform/mails/mail-overrides.ts'
import { saveMailTemplate as contract } from '#shared/mail/mail-templates/contract.ts'
import type { MailWording } from '#shared/mail/mail-templates/mail-wording.ts'

async function saveMailTemplate({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  const base = knownBase(params.templateId)
  const { version } = body
  renderSample(base, body.wording)
  const [from, sentAt] = await Promise.all([
    mailOverrides.get({ templateId: base.id }, { consistent: true }),
    lastSentAt(base.id),
  ])
  if ((from?.version ?? 0) !== version) throw concurrentChange()
  // An edit that brings back the original restores it.
  const wording = isSame(body.wording, base.original) ? undefined : body.wording
  const isKnown = !from || from.baseHash === base.hash
  if (isKnown && isSame(wording, from?.wording)) return editedTemplate(base, from, sentAt)
  const { override, writes } = changeWording({ base, from, wording, by }, now)
  const answer = editedTemplate(base, override, sentAt)
  await commit(...writes, ...remember(answer))
  return answer
}

const fields = ({ subject, heading, paragraphs, actionLabel }: MailWording) => [
  subject,
  heading,
  paragraphs,
  actionLabel,
]

const isSame = (one: MailWording | undefined, other: MailWording | undefined) =>
  JSON.stringify(one && fields(one)) === JSON.stringify(other && fields(other))

export const handler = endpoint(contract, saveMailTemplate)
