import type { Base } from '#core/platform/mails/base-of.ts'
import type { MailOverride } from '#core/platform/mails/mail-overrides.ts'
import { mails, sentOf } from '#core/platform/mails/mails.ts'
import type { EditedMailTemplate, ListedMailTemplate } from '#shared/mail/mail-templates/contract.ts'
import { wordingProblem } from '#shared/mail/mail-templates/wording-problem.ts'
import { sampleData } from './sample-data.ts'

/** Returns a template as the list of all emails shows it. */
export function listedTemplate(
  base: Base,
  override: MailOverride | undefined,
  lastSentAt: string | undefined,
): ListedMailTemplate {
  const { name, sentWhen } = base.template
  return {
    id: base.id,
    name,
    sentWhen,
    state: stateOf(base, override),
    ...(lastSentAt && { lastSentAt }),
    ...(override?.wording && { editedAt: override.savedAt }),
  }
}

/** Returns a template as the form shows it. */
export function editedTemplate(
  base: Base,
  override: MailOverride | undefined,
  lastSentAt: string | undefined,
): EditedMailTemplate {
  const samples = sampleData()
  const problem = override?.wording && wordingProblem(base, override.wording)?.sentence
  return {
    ...listedTemplate(base, override, lastSentAt),
    original: base.original,
    wording: override?.wording ?? base.original,
    ...(problem && { problem }),
    placeholders: base.placeholders.map((placeholder) => ({
      ...placeholder,
      sample: samples[placeholder.name] ?? '',
    })),
    version: override?.version ?? 0,
  }
}

export function stateOf(base: Base, override: MailOverride | undefined): ListedMailTemplate['state'] {
  if (!override?.wording) return 'original'
  if (wordingProblem(base, override.wording)) return 'broken'
  return override.baseHash === base.hash ? 'edited' : 'outdated'
}

/** Returns the time it was last sent, found among the mails that are still kept. */
export async function lastSentAt(templateId: string): Promise<string | undefined> {
  const { items } = await mails.list({ index: 'gsi1', pk: sentOf(templateId), newestFirst: true, limit: 1 })
  return items[0]?.sentAt
}
