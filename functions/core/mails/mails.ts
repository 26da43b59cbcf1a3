import { entity } from '#core/db/entity.ts'
import { Mail } from '#shared/mails/mail.ts'

const daysKept = 180

/**
 * The mail queue. `gsi1` finds what is due, by priority (a mail being sent is due again when its lease runs out);
 * `gsi2` lists by status, newest first, `gsi3` by address.
 */
export const mails = entity({
  name: 'mail',
  schema: Mail,
  key: ({ id }: { id: string }) => ({ pk: `MAIL#${id}`, sk: 'MAIL' }),
  gsi1: ({ id, priority, nextAttemptAt }) =>
    nextAttemptAt ? { pk: `MAILS_DUE#${priority}`, sk: `${nextAttemptAt}#${id}` } : undefined,
  gsi2: ({ id, status, createdAt }) => ({ pk: `MAILS#${status}`, sk: `${createdAt}#${id}` }),
  gsi3: ({ id, toEmail }) => ({ pk: `MAILS_TO#${toEmail}`, sk: id }),
  expiresAt: ({ createdAt }) => new Date(Date.parse(createdAt) + daysKept * 86_400_000).toISOString(),
})
