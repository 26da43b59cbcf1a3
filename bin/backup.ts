import { setTimeout as wait } from 'node:timers/promises'
import { backups } from '#core/operations/backups/backups.ts'
import { followBackup } from '#core/operations/backups/follow-backup.ts'
import { requestManual } from '#core/operations/backups/request-backup.ts'
import { printLogsWith } from '#core/platform/log/log.ts'
import { DeployError } from '#lib/deploy/aws-query.ts'
import { fail } from '#lib/deploy/run-cdk.ts'
import { readOptions } from '#lib/read-options.ts'
import { type OpenPlatform, openPlatform } from '#lib/recovery/open-platform.ts'
import { AppError } from '#shared/errors.ts'
import type { Backup, BackupId } from '#shared/operations/backups/backup.ts'

const { values } = readOptions({
  options: {
    /** The data folder of this machine instead of the deployment. */
    local: { type: 'boolean', default: false },
  },
})
const note = 'Made by npm run backup'

/** A deployment makes it by itself; asking more often would only cost reads. */
const pauseMs = values.local ? 100 : 5000

// Everything that matters is said below.
printLogsWith(() => undefined)

/** Makes a backup now, and ends when every file of it has been read back. */
async function backUp(): Promise<void> {
  const platform = await openPlatform(values)
  try {
    const started = performance.now()
    const { id } = await requestManual({ note }, platform.now(), () => []).catch(inOneLine)
    console.log(`Making ${id} …`)
    const { items = 0, files = 0, bytes = 0, instant } = await finished(id, platform)
    const seconds = (performance.now() - started) / 1000
    console.log(
      `${id} shows ${instant}: ${items.toLocaleString('en-US')} items in ${files} files, ${megabytes(bytes)} MB, each read back. It took ${seconds.toFixed(0)} s.`,
    )
  } finally {
    await platform.close()
  }
}

async function finished(id: BackupId, platform: OpenPlatform): Promise<Backup> {
  for (;;) {
    await followBackup(platform.now())
    const backup = await backups.get({ id }, { consistent: true })
    if (backup?.status === 'complete') return backup
    if (!backup || backup.status === 'failed')
      throw new DeployError(`The backup ${id} failed. ${backup?.failure ?? 'It is gone.'}`)
    await wait(pauseMs)
  }
}

function inOneLine(error: unknown): never {
  if (error instanceof AppError) throw new DeployError(error.message)
  throw error
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)

await backUp().catch(fail)
