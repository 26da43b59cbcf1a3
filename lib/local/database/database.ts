import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync, rmSync, watch } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeFolder } from '../make-folder.ts'
import { claim } from './claim.ts'
import { engineBinary } from './engine-binary.ts'
import { freePort } from './free-port.ts'
import { holdMemory } from './hold-memory.ts'
import { endOrphan, writePidFile } from './orphan.ts'
import { reachEngine } from './reach-engine.ts'
import { tendStreamLog } from './stream-log.ts'

export type Database = {
  endpoint: string
  /** The file of the bundled engine; there is none for an engine that was started elsewhere. */
  path?: string
  /** Calls back soon after anything was written; an engine started elsewhere cannot tell, and never calls. */
  onWrite(listener: () => void): void
  /** Resolves when the engine ended although no one stopped it. */
  crashed: Promise<Error>
  stop(): Promise<void>
}

const readyWithinMs = 10_000

/**
 * Starts the DynamoDB engine on the data folder, at any free port if none is given, or uses the one that
 * AWS_ENDPOINT_URL_DYNAMODB names.
 */
export async function startDatabase({
  dataDir,
  endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB,
  binary = endpoint ? '' : engineBinary(),
  port,
}: {
  dataDir: string
  endpoint?: string
  binary?: string
  port?: number | undefined
}): Promise<Database> {
  if (endpoint) {
    await reachEngine(endpoint)
    return {
      endpoint,
      onWrite: () => undefined,
      crashed: new Promise(() => undefined),
      stop: async () => undefined,
    }
  }
  makeFolder(resolve(dataDir, 'database'))
  // By its real name, under which a second start finds the engine whatever it calls the folder.
  const folder = realpathSync(resolve(dataDir, 'database'))
  const databasePath = join(folder, 'table.sqlite')
  const pidFile = join(folder, 'dynoxide.pid')
  const letGo = claim(folder)
  let engine: Awaited<ReturnType<typeof launch>>
  try {
    await endOrphan(pidFile, databasePath)
    engine = await launch(binary, databasePath, dataDir, port)
    writePidFile(pidFile, engine.child.pid as number)
  } finally {
    letGo()
  }

  const release = () => {
    watcher.close()
    rmSync(pidFile, { force: true })
  }
  const listeners: (() => void)[] = []
  const watcher = watch(folder, (_event, file) => {
    if (file?.endsWith('-wal')) for (const listener of listeners) listener()
  })
  watcher.on('error', () => watcher.close())

  try {
    tendStreamLog(databasePath, Math.floor(Date.now() / 1000))
  } catch {
    await end(engine.child)
    release()
    throw damaged(dataDir)
  }

  let stopping = false
  const crashed = new Promise<Error>((resolveCrash) => {
    engine.child.once('exit', (code, signal) => {
      if (!stopping) resolveCrash(new Error(`The database engine stopped unexpectedly (${signal ?? code}).`))
    })
  })
  return {
    endpoint: engine.endpoint,
    path: databasePath,
    onWrite: (listener) => void listeners.push(listener),
    crashed,
    async stop() {
      stopping = true
      await end(engine.child)
      release()
    },
  }
}

async function launch(binary: string, databasePath: string, dataDir: string, wantedPort?: number) {
  let complaint = ''
  // Another program may take the port between finding and using it, so a second one is tried.
  for (let attempt = 1; attempt <= 3; attempt++) {
    const port = wantedPort ?? (await freePort())
    const args = ['--host', '127.0.0.1', '--port', String(port), '--db-path', databasePath]
    // Detached, so that Ctrl-C reaches the parent only, which still has work to finish with the database.
    const child = spawn(binary, args, {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: engineEnv(),
    })
    endWithThis(child)
    complaint = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-2000)
    })
    child.on('error', (error) => {
      complaint = error.message
    })
    const endpoint = `http://127.0.0.1:${port}`
    if (await answers(endpoint, child)) {
      await holdMemory(endpoint)
      return { child, endpoint }
    }
    await end(child)
    if (/not a valid sqlite|malformed|corrupt|encrypted/i.test(complaint)) throw damaged(dataDir)
  }
  throw new Error(`The database engine did not start: ${complaint.trim().split('\n').at(-1)}`)
}

/** It writes one thing after the other anyway, and a second thread costs a tenth more for waking each other. */
const engineEnv = () => ({ TOKIO_WORKER_THREADS: '1', ...process.env })

/**
 * Ends the child with this process, from its first moment on: a process that is stopped while it starts must
 * not leave it behind.
 */
function endWithThis(child: ChildProcess): void {
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
}

async function answers(endpoint: string, child: ChildProcess): Promise<boolean> {
  for (let waited = 0; waited < readyWithinMs && isRunning(child); waited += 10) {
    const answered = await fetch(endpoint).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return isRunning(child)
    await wait(10)
  }
  return false
}

const isRunning = (child: ChildProcess) =>
  child.pid !== undefined && child.exitCode === null && child.signalCode === null

async function end(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return
  const exited = once(child, 'exit')
  const force = setTimeout(() => child.kill('SIGKILL'), 1000)
  child.kill('SIGTERM')
  await exited
  clearTimeout(force)
}

const damaged = (dataDir: string) =>
  new Error(`The database in ${dataDir} is damaged. Run \`npm run reset\` to start again with fresh data.`)
