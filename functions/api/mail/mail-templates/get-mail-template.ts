import { knownBase } from '#core/mail/mail-templates/checked-wording.ts'
import { editedTemplate, lastSentAt } from '#core/mail/mail-templates/edited-template.ts'
import { mailOverrideVersions, mostVersions } from '#core/mail/mail-templates/mail-override-versions.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { mailOverrides } from '#core/platform/mails/mail-overrides.ts'
import { namesOf } from '#core/platform/users/names-of.ts'
import { getMailTemplate as contract } from '#shared/mail/mail-templates/contract.ts'

async function getMailTemplate({ params }: ApiRequest<typeof contract>) {
  const base = knownBase(params.templateId)
  const templateId = base.id
  const [override, { items }, sentAt] = await Promise.all([
    mailOverrides.get({ templateId }, { consistent: true }),
    mailOverrideVersions.list({
      pk: mailOverrideVersions.key({ templateId, version: 0 }).pk,
      newestFirst: true,
      limit: mostVersions,
      consistent: true,
    }),
    lastSentAt(templateId),
  ])
  const nameOf = await namesOf(items.map(({ savedBy }) => savedBy))
  return {
    ...editedTemplate(base, override, sentAt),
    versions: items.map(({ version, wording, isOriginal, savedBy, savedAt }) => ({
      version,
      wording,
      ...(isOriginal && { isOriginal }),
      editedBy: nameOf(savedBy),
      editedAt: savedAt,
    })),
  }
}

export const handler = endpoint(contract, getMailTemplate)
