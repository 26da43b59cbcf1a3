import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startDatabase } from '#lib/local/database/database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
  }
}

/** One engine for the billing worlds of all files, each with a table of its own name. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'engine-'))
  const engine = await startDatabase({ dataDir })
  project.provide('databaseUrl', engine.endpoint)
  return async () => {
    await engine.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
