import { deriveId } from '#core/platform/db/derive-id.ts'
import { mails, type StoredMail } from '#core/platform/mails/mails.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const absent = { absent: true } as const

/** Two mails of each kind that a cleanup finds, and one email whose original has changed. */
export const seed = (now: string) => {
  const daysAgo = (days: number) => addTime(now, { days: -days })
  const mail = (days: number, fields: Pick<StoredMail, 'status' | 'attempts' | 'lastError'>) => {
    const createdAt = daysAgo(days)
    return mails.put(
      {
        id: deriveId('mail', createdAt, `demo cleanup ${days}`) as StoredMail['id'],
        toEmail: `former${days}@demo.test`,
        templateId: 'welcome',
        templateData: { firstName: 'Former' },
        priority: 'normal',
        ...fields,
        createdAt,
        version: 1,
      },
      absent,
    )
  }
  const suppression = (email: string, reason: 'bounce' | 'complaint', days: number) =>
    suppressions.put({ email, scope: 'all', reason, createdAt: daysAgo(days), version: 1 }, absent)
  return [
    mail(12, { status: 'queued', attempts: 0 }),
    mail(9, { status: 'queued', attempts: 0 }),
    mail(48, { status: 'failed', attempts: 12, lastError: 'ServiceUnavailable' }),
    mail(41, { status: 'failed', attempts: 1, lastError: 'InvalidParameterValue' }),
    suppression('left-the-scene@demo.test', 'bounce', 80),
    suppression('old-address@demo.test', 'complaint', 33),
  ]
}
