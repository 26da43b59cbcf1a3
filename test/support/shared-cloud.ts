import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { functionEnvironment } from '#lib/local/functions/environment.ts'
import { dataDirs } from './data-dirs.ts'
import type { CloudKind } from './start-cloud.ts'
import { noteTableSize } from './table-sizes.ts'

export type SharedCloud = { url: string; databaseUrl: string; dataDir: string }

let running: SharedCloud | undefined

/** The laptop cloud of this worker, for all its files: they use different members, as on a running platform. */
export function sharedCloud(): SharedCloud {
  if (!running) throw new Error('Only the projects "api" and "browser" share a cloud.')
  return running
}

/** Takes the cloud of another process, whose environment this one has, for its own. */
export function joinSharedCloud(cloud: SharedCloud): void {
  running = cloud
  dataDirs.set(cloud.url, cloud.dataDir)
}

/**
 * Starts it for the files to come, which may use the repositories on its table as functions do. The result
 * stops it.
 */
export async function startSharedCloud(kind: CloudKind): Promise<() => Promise<void>> {
  const child = fork(join(import.meta.dirname, 'serve-cloud.ts'), [JSON.stringify(kind)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const cloud = await firstMessage(child)
  joinSharedCloud(cloud)
  const { url, databaseUrl, dataDir } = cloud
  Object.assign(process.env, functionEnvironment({ url, databaseEndpoint: databaseUrl }))
  return async () => {
    noteTableSize(dataDir)
    const exited = once(child, 'exit')
    child.disconnect()
    await exited
  }
}

function firstMessage(child: ChildProcess): Promise<SharedCloud> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as SharedCloud))
    child.once('exit', (code) => reject(new Error(`The shared cloud ended with ${code}.`)))
  })
}
