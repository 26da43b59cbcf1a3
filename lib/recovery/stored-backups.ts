import { readManifest } from '#core/operations/backups/export-files.ts'
import { listStored } from '#core/platform/storage/objects.ts'

export type StoredBackup = { id: string; prefix: string }

const summary = /^(exports\/[a-z]+\/(bkp_[0-9A-Z]{26}))\/AWSDynamoDB\/[^/]+\/manifest-summary\.json$/

/** The backups whose export is in the bucket, the newest first. The table that knows more about them may be lost. */
export async function storedBackups(): Promise<StoredBackup[]> {
  const stored = await listStored('exports/', 'BACKUP_BUCKET')
  const found = stored.flatMap(({ key }) => {
    const [, prefix = '', id = ''] = summary.exec(key) ?? []
    return prefix ? [{ id, prefix }] : []
  })
  return found.toSorted((one, other) => (one.id < other.id ? 1 : -1))
}

/** One line about a backup. */
export async function describeBackup({ id, prefix }: StoredBackup): Promise<string> {
  const kind = prefix.split('/')[1]
  try {
    const { instant, items } = await readManifest(prefix)
    return `${id}  ${instant}  ${items.toLocaleString('en-US')} items  ${kind}`
  } catch (error) {
    return `${id}  ${kind}  ${(error as Error).message}`
  }
}
