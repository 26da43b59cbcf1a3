import { DamagedFile, MissingFile } from '#core/operations/backups/export-files.ts'
import { printLogsWith } from '#core/platform/log/log.ts'
import { DeployError } from '#lib/deploy/aws-query.ts'
import { fail } from '#lib/deploy/run-cdk.ts'
import { readOptions } from '#lib/read-options.ts'
import { openPlatform } from '#lib/recovery/open-platform.ts'
import { restoreBackup } from '#lib/recovery/restore/restore-backup.ts'
import { describeBackup, storedBackups } from '#lib/recovery/stored-backups.ts'

const { values, positionals } = readOptions({
  options: {
    /** The table to make and fill. */
    into: { type: 'string' },
    /** The data folder of this machine instead of the deployment. */
    local: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const { into: table, local } = values
const [backupId] = positionals

// Everything that matters is said below.
printLogsWith(() => undefined)

/** Restores a backup into a new table; without its id it tells which there are. */
async function restore(): Promise<void> {
  if (backupId && !/^[\w.-]{3,255}$/.test(table ?? ''))
    throw new DeployError(`Name the new table: npm run restore -- ${backupId} --into restored`)
  const platform = await openPlatform({ local })
  try {
    const backups = await storedBackups()
    if (!backupId || !table) return await list(backups)
    const backup = backups.find(({ id }) => id === backupId)
    if (!backup)
      throw new DeployError(`There is no backup ${backupId}. See all: npm run restore${forThis(' --')}`)
    if (table === process.env.TABLE_NAME)
      throw new DeployError('The platform works with this table. Restore into a new one.')
    // Everything that a restore uses of the platform works with the new table.
    process.env.TABLE_NAME = table
    await restoreBackup({
      backupId,
      prefix: backup.prefix,
      table,
      local,
      now: platform.now(),
      say: console.log,
    }).catch(unlessTold)
    sayNext(table)
  } finally {
    await platform.close()
  }
}

async function list(backups: Parameters<typeof describeBackup>[0][]): Promise<void> {
  for (const backup of backups) console.log(await describeBackup(backup))
  console.log(
    backups.length === 0
      ? `There is no backup yet. Make one: npm run backup${forThis(' --')}`
      : `\nRestore one: npm run restore -- <id> --into <table>${forThis()}`,
  )
}

function unlessTold(error: unknown): never {
  if (error instanceof DamagedFile || error instanceof MissingFile)
    throw new DeployError(`${error.message} Nothing of this backup can be restored; take another.`)
  throw error
}

function sayNext(into: string): void {
  const release = 'npm run release -- --mails=drop --campaigns=missed'
  console.log(
    local
      ? `
Look at it:    LOCAL_TABLE=${into} npm start
Let it go on:  LOCAL_TABLE=${into} ${release} --local`
      : `
Work with it:  npm run deploy -- -c table=${into}   (with your other settings)
Let it go on:  ${release}`,
  )
}

function forThis(before = ''): string {
  return local ? `${before} --local` : ''
}

await restore().catch(fail)
