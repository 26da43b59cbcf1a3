import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cloud, startCloud as start } from '#lib/local/cloud.ts'
import { dataDirs } from './data-dirs.ts'
import { ownPort } from './own-port.ts'

/** `automaticTax`: taxes are added in Texas and Washington, and members who pay by card say where they are. */
export type CloudKind = { automaticTax?: boolean }

export type TestCloud = Cloud & { dataDir: string }

/** A fresh data folder; a run of all tests has prepared one to copy, so that not every cloud seeds its own. */
export function newDataDir(name: string): string {
  const dataDir = mkdtempSync(join(process.env.TEST_LOGS_DIR ?? tmpdir(), `${name}-`))
  if (process.env.TEST_DATA_DIR) cpSync(process.env.TEST_DATA_DIR, dataDir, { recursive: true })
  return dataDir
}

/** `dataDir`: a folder of the caller, who removes it; without one, the cloud has its own. */
type Options = CloudKind & { dataDir?: string }

let ports: { port: number; databasePort: number } | undefined

/**
 * A laptop cloud of its own, in a fresh folder, for one test file or one run. Those of a process follow one another at
 * the same addresses, which its functions know, as functions on AWS know theirs.
 */
export async function startCloud({ dataDir: kept, ...options }: Options = {}): Promise<TestCloud> {
  ports ??= { port: await ownPort(), databasePort: await ownPort() }
  const dataDir = kept ?? newDataDir('cloud')
  const cloud = await start({ ...ports, dataDir, seedSize: 'small', ...options })
  dataDirs.set(cloud.url, dataDir)
  return {
    ...cloud,
    dataDir,
    async stop() {
      await cloud.stop()
      // The next one starts an engine of its own instead of using the one that is named here.
      delete process.env.AWS_ENDPOINT_URL_DYNAMODB
      // The logs of a run are searched for secrets when it is over.
      if (!kept && !process.env.TEST_LOGS_DIR) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
