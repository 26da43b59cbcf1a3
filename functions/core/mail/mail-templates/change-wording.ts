import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Base } from '#core/platform/mails/base-of.ts'
import { type MailOverride, mailOverrides } from '#core/platform/mails/mail-overrides.ts'
import type { MailWording } from '#shared/mail/mail-templates/mail-wording.ts'
import { mailOverrideVersions, mostVersions } from './mail-override-versions.ts'

type Change = {
  base: Base
  /** The wording as it was read. */
  from: MailOverride | undefined
  /** The new wording; without one, the original is restored. */
  wording: MailWording | undefined
  by: { userId: string; adminId?: string | undefined }
}

/** The next version of a wording, with the history and the log: commit it. */
export function changeWording({ base, from, wording, by }: Change, now: string) {
  const templateId = base.id
  const version = (from?.version ?? 0) + 1
  const override: MailOverride = {
    templateId,
    ...(wording && { wording }),
    baseHash: base.hash,
    savedAt: now,
    version,
  }
  const writes: Write[] = [
    ...overrideWrites(override, from, by.userId, wording ?? base.original),
    recordActivity(
      {
        by,
        type: 'mail_template_update',
        description: `${wording ? 'Edited' : 'Restored'} the email “${base.template.name}”`,
        metadata: { templateId },
        ...changesOf(from?.wording ?? base.original, wording ?? base.original),
      },
      now,
    ),
  ]
  return { override, writes }
}

/** Makes the writes without the line in the log. */
export function overrideWrites(
  override: MailOverride,
  from: MailOverride | undefined,
  savedBy: string,
  words: MailWording,
): Write[] {
  const { templateId, version, savedAt } = override
  const kept = {
    templateId,
    wording: words,
    ...(!override.wording && { isOriginal: true }),
    savedBy,
    savedAt,
    version,
  }
  return [
    mailOverrides.put(override, from ? { version: from.version } : { absent: true }, concurrentChange),
    mailOverrideVersions.derive(kept),
    // Versions older than the last twenty go.
    ...(version > mostVersions
      ? [mailOverrideVersions.underive({ ...kept, version: version - mostVersions })]
      : []),
  ]
}

function changesOf(before: MailWording, after: MailWording) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof MailWording)[]
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const of = (words: MailWording) => Object.fromEntries(changed.map((name) => [name, words[name]]))
  return { before: of(before), after: of(after) }
}
