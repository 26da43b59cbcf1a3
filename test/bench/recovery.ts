import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type ExportManifest, readManifest } from '#core/operations/backups/export-files.ts'
import { describeExport, startExport } from '#core/operations/backups/table-exports.ts'
import { openHeadless } from '#lib/local/headless.ts'
import { restoreBackup } from '#lib/recovery/restore/restore-backup.ts'
import { verifyFiles } from '#lib/recovery/restore/verify-files.ts'
import { newId } from '#shared/ids.ts'
import { campaignRows } from './campaign-rows.ts'
import { atMost, type Bench, type Figure } from './figure.ts'
import { fillTables } from './fill-tables.ts'

const items = 100_000
const megabytes = 1024 * 1024

type Measured = { seconds: number; peakMb: number }

/** Runs it, and looks every few milliseconds how much memory this process has. */
async function measured(work: () => Promise<unknown>): Promise<Measured> {
  let peak = process.memoryUsage.rss()
  const looking = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 20)
  const started = performance.now()
  try {
    await work()
  } finally {
    clearInterval(looking)
  }
  return { seconds: (performance.now() - started) / 1000, peakMb: peak / megabytes }
}

const figuresOf = (
  name: string,
  { seconds, peakMb }: Measured,
  most: { seconds: number; peakMb: number },
): Figure[] => [
  atMost(`${name} ${items.toLocaleString('en-US')} items`, seconds, most.seconds, 's'),
  atMost(`${name}: peak memory`, peakMb, most.peakMb, 'MB'),
]

/** A backup of 100,000 items: its export, its check, and its restore into a new table, on a stopped laptop. */
export const recovery: Bench = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-recovery-'))
  await fillTables(dataDir, { 'car-audio': campaignRows(items / 2) })
  const { now, stop } = await openHeadless(dataDir)
  const backupId = newId('bkp', now().toISOString())
  const prefix = `exports/manual/${backupId}`
  const manifest = (): Promise<ExportManifest> => readManifest(prefix)
  try {
    const exported = await measured(async () => {
      let made = await startExport(backupId, prefix)
      while (made.status === 'IN_PROGRESS') {
        await wait(50)
        made = await describeExport(made.arn)
      }
      if (made.status === 'FAILED') throw new Error(made.failure)
    })
    const checked = await measured(async () => verifyFiles((await manifest()).files))
    process.env.TABLE_NAME = 'restored'
    const restored = await measured(() =>
      restoreBackup({
        backupId,
        prefix,
        table: 'restored',
        local: true,
        now: now().toISOString(),
        say: () => undefined,
      }),
    )
    return [
      ...figuresOf('exporting', exported, { seconds: 30, peakMb: 600 }),
      ...figuresOf('checking', checked, { seconds: 30, peakMb: 600 }),
      ...figuresOf('restoring', restored, { seconds: 180, peakMb: 700 }),
    ]
  } finally {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
