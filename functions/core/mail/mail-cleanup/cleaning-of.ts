import { overrideWrites } from '#core/mail/mail-templates/change-wording.ts'
import type { Write } from '#core/platform/db/write.ts'
import { baseOf } from '#core/platform/mails/base-of.ts'
import { mailOverrides } from '#core/platform/mails/mail-overrides.ts'
import { mails, type StoredMail } from '#core/platform/mails/mails.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import type { MailCleanupKind } from '#shared/mail/mail-cleanup/contract.ts'
import { MailId } from '#shared/platform/mails/mail.ts'
import { isOldFailure, isStuck } from './age-limits.ts'
import { isUnfit, stateOfOverride } from './find-to-clean.ts'

type Cleaning = (id: string, now: string, userId: string) => Promise<Write[] | undefined>

const fresh = { consistent: true } as const

/** The writes that clean up one finding, if it still is one. */
export const cleaningOf: Record<MailCleanupKind, Cleaning> = {
  outdated_templates: async (templateId, now, userId) => {
    const override = await mailOverrides.get({ templateId }, fresh)
    if (!override?.wording || !isUnfit(stateOfOverride(override))) return undefined
    const base = baseOf(templateId)
    if (!base) return [mailOverrides.delete(override)]
    const { version } = override
    const restored = { templateId, baseHash: base.hash, savedAt: now, version: version + 1 }
    return overrideWrites(restored, override, userId, base.original)
  },
  stuck_mails: async (id, now) => {
    const mail = await mailOf(id)
    if (!mail || !isStuck(mail, now)) return undefined
    return [cleanedMail({ ...mail, status: 'failed', lastError: 'Cleaned up' }, now)]
  },
  old_failures: async (id, now) => {
    const mail = await mailOf(id)
    return mail && isOldFailure(mail, now) ? [cleanedMail(mail, now)] : undefined
  },
  unowned_suppressions: async (email) => {
    const [suppression, claim] = await Promise.all([
      suppressions.get({ email }, fresh),
      emailClaims.get({ email }, fresh),
    ])
    if (suppression?.reason !== 'bounce' || claim) return undefined
    return [suppressions.delete(suppression), emailClaims.check({ email }, { absent: true })]
  },
}

const mailOf = async (id: string) => {
  const { success, data } = MailId.safeParse(id)
  return success ? mails.get({ id: data }, fresh) : undefined
}

/** It stays in the list of failed mails, without secrets, and no one needs to act on it. */
function cleanedMail({ secretData: _, nextAttemptAt: __, ...mail }: StoredMail, now: string): Write {
  const cleaned: StoredMail = { ...mail, cleanedUpAt: now, version: mail.version + 1 }
  return mails.put(cleaned, { version: mail.version })
}
