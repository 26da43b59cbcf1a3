import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'

/**
 * `outdated_templates`: edited wordings whose original changed or whose placeholders are gone. `stuck_mails`: queued for
 * over 7 days. `old_failures`: failed mails older than 30 days. `unowned_suppressions`: of
 * addresses that bounced and that no account has.
 */
export const MailCleanupKind = z.enum([
  'outdated_templates',
  'stuck_mails',
  'old_failures',
  'unowned_suppressions',
])
export type MailCleanupKind = z.infer<typeof MailCleanupKind>

export const MailCleanupFinding = z.object({
  kind: MailCleanupKind,
  /** The id of the template, the mail, or the suppressed address. */
  id: z.string(),
  title: z.string(),
  since: z.optional(z.iso.datetime()),
})
export type MailCleanupFinding = z.infer<typeof MailCleanupFinding>

export const mostCleanedAtOnce = 25

export const planMailCleanup = route({
  name: 'planMailCleanup',
  method: 'GET',
  path: '/api/admin/operations/mail-cleanup',
  auth: 'admin',
  summary: 'What a cleanup of the mails would do; nothing changes',
  query: z.strictObject(pageQuery(100)),
  /** A page may have few findings, or none, and still a next page: most of what was looked at can be in order. */
  response: Page(MailCleanupFinding),
  errors: ['invalid_cursor'],
})

export const runMailCleanup = route({
  name: 'runMailCleanup',
  method: 'POST',
  path: '/api/admin/operations/mail-cleanup',
  auth: 'admin',
  whileImpersonating: 'refused',
  summary: 'Clean up to 25 of the findings; what was cleaned up or changed meanwhile is skipped',
  body: z.strictObject({
    findings: z
      .array(
        z.strictObject({ kind: MailCleanupKind, id: z.string().check(z.minLength(1), z.maxLength(320)) }),
      )
      .check(
        z.minLength(1, 'Choose at least one'),
        z.maxLength(mostCleanedAtOnce, `Choose at most ${mostCleanedAtOnce}`),
      ),
  }),
  response: z.object({
    outcomes: z.array(
      z.object({ kind: MailCleanupKind, id: z.string(), outcome: z.enum(['cleaned', 'skipped']) }),
    ),
  }),
})
