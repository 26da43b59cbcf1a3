import { stateOf } from '#core/mail/mail-templates/edited-template.ts'
import { listOverrides } from '#core/mail/mail-templates/list-overrides.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { baseOf } from '#core/platform/mails/base-of.ts'
import { failedMails, mails, type StoredMail } from '#core/platform/mails/mails.ts'
import { allSuppressions, suppressions } from '#core/platform/mails/suppressions.ts'
import { templateOf } from '#core/platform/mails/template-of.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import type { MailCleanupFinding, MailCleanupKind } from '#shared/mail/mail-cleanup/contract.ts'
import type { Page } from '#shared/platform/http/page.ts'
import { failedTooLongBefore, isOldFailure, isStuck, queuedTooLongBefore } from './age-limits.ts'

const readAtOnce = 100

type Finder = (now: string, cursor: string | undefined) => Promise<Page<MailCleanupFinding>>

/** A page of findings of each kind, oldest first. */
export const finders: Record<MailCleanupKind, Finder> = {
  outdated_templates: async () => {
    const overrides = [...(await listOverrides()).values()]
    const outdated = overrides.filter((override) => isUnfit(stateOfOverride(override)))
    return {
      items: outdated.map(({ templateId, savedAt }) => ({
        kind: 'outdated_templates',
        id: templateId,
        title: nameOf(templateId),
        since: savedAt,
      })),
    }
  },
  stuck_mails: async (now, cursor) => {
    const upTo = queuedTooLongBefore(now)
    const page = await mails.list({ index: 'gsi2', pk: 'MAILS#queued', upTo, limit: readAtOnce, cursor })
    return { ...page, items: page.items.filter((mail) => isStuck(mail, now)).map(asFinding('stuck_mails')) }
  },
  old_failures: async (now, cursor) => {
    const upTo = failedTooLongBefore(now)
    const page = await mails.list({ index: 'gsi1', pk: failedMails, upTo, limit: readAtOnce, cursor })
    return {
      ...page,
      items: page.items.filter((mail) => isOldFailure(mail, now)).map(asFinding('old_failures')),
    }
  },
  unowned_suppressions: async (_, cursor) => {
    const page = await suppressions.list({ index: 'gsi1', pk: allSuppressions, limit: readAtOnce, cursor })
    const claims = await getMany(page.items.map(emailClaims.key))
    const owned = new Set(claims.map(({ email }) => email))
    return {
      ...page,
      items: page.items
        // A complaint is lifted by itself, with a reason.
        .filter(({ email, reason }) => reason === 'bounce' && !owned.has(email))
        .map(({ email, createdAt }) => ({
          kind: 'unowned_suppressions',
          id: email,
          title: email,
          since: createdAt,
        })),
    }
  },
}

type Override = Parameters<typeof stateOf>[1]

/** One whose email a release has dropped is of no use either. */
export function stateOfOverride(override: NonNullable<Override>) {
  const base = baseOf(override.templateId)
  if (base) return stateOf(base, override)
  return override.wording ? 'broken' : 'original'
}

export const isUnfit = (state: ReturnType<typeof stateOf>): boolean =>
  state === 'broken' || state === 'outdated'

const nameOf = (templateId: string) => templateOf({ templateId })?.name ?? templateId

const asFinding =
  (kind: MailCleanupKind) =>
  ({ id, templateId, toEmail, createdAt }: StoredMail): MailCleanupFinding => ({
    kind,
    id,
    title: `${nameOf(templateId)}, to ${toEmail}`,
    since: createdAt,
  })
