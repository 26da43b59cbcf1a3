import { zipSync } from 'fflate'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { putObject } from '#core/platform/storage/objects.ts'
import { users } from '#core/platform/users/users.ts'
import { daysAvailable } from '#shared/accounts/exports/data-export.ts'
import { collectData } from './collect-data.ts'
import { exportKey, exports } from './exports.ts'

/**
 * Makes the archive and notifies its owner. The file is written before anyone is notified, and again if that
 * fails.
 */
export async function buildExport(
  { userId, exportId }: { userId: string; exportId: string },
  now: string,
  once: Write,
): Promise<void> {
  const [user, requested] = await Promise.all([
    users.get({ id: userId }, { consistent: true }),
    exports.get({ userId, id: exportId }, { consistent: true }),
  ])
  if (!user || requested?.state !== 'preparing') return
  const archive = zipSync(await collectData(user, now))
  await putObject(exportKey(userId, exportId), archive, { contentType: 'application/zip' })
  const ready = {
    ...requested,
    state: 'ready' as const,
    bytes: archive.byteLength,
    version: requested.version + 1,
  }
  await commit(
    once,
    exports.put(ready, { version: requested.version }),
    ...queueMail(
      {
        toEmail: user.email,
        templateId: 'export-ready',
        data: { firstName: user.firstName, days: String(daysAvailable) },
        priority: 'normal',
      },
      now,
    ),
    ...notify(
      {
        kind: 'export',
        userId,
        type: 'success',
        title: 'Your data is ready to download',
        message: `Download it within the next ${daysAvailable} days.`,
        href: '/profile?tab=data',
      },
      now,
    ),
  )
}
