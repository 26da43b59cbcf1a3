import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabase } from '#lib/local/database/database.ts'
import { ensureTable } from '#lib/local/database/ensure-table.ts'
import { functionEnvironment } from '#lib/local/functions/environment.ts'
import { table } from '#lib/table.ts'

/** An engine with empty tables for one bench, or with what `fill` puts there; the functions of this process use it. */
export async function startBenchDatabase(
  tableNames: readonly string[],
  fill?: (dataDir: string) => Promise<void>,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  await fill?.(dataDir)
  const database = await startDatabase({ dataDir, endpoint: '' })
  for (const name of tableNames) await ensureTable(database.endpoint, name, table)
  const environment = {
    ...functionEnvironment({ url: 'http://localhost:1', databaseEndpoint: database.endpoint }),
    TABLE_NAME: tableNames[0] ?? '',
  }
  Object.assign(process.env, environment)
  return {
    environment,
    async stop() {
      await database.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
