import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { mailIdHash } from './mail-id.ts'
import type { MailHead } from './received-mail.ts'

const daysKnown = 400

/** Mails that were filed, so that one that comes twice is filed once. */
export const filedMails = entity({
  name: 'support-filed-mail',
  erasure: { days: daysKnown },
  schema: z.object({ hash: z.string(), filedAt: z.iso.datetime(), version: z.int() }),
  key: ({ hash }: { hash: string }) => ({ pk: `MSGIN#${hash}`, sk: 'MSGIN' }),
  expiresAt: ({ filedAt }) => addTime(filedAt, { days: daysKnown }),
})

const code = 'mail_filed'

/** The write that refuses to file a mail again: two with the same id are one, as are two without an id that say the same. */
export function filedOnce({ messageId }: Pick<MailHead, 'messageId'>, raw: Buffer, now: string): Write {
  const hash = messageId ? mailIdHash(messageId) : createHash('sha256').update(raw).digest('hex')
  const refused = () => new AppError('conflict', code, 'This email has been filed before.')
  return {
    ...filedMails.put({ hash, filedAt: now, version: 1 }, { absent: true }, refused),
    decides: true,
  }
}

export const isFiledBefore = (error: unknown): boolean => error instanceof AppError && error.code === code
