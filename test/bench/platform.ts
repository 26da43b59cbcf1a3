import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#lib/local/database/free-port.ts'

const root = join(import.meta.dirname, '../..')
const startsWithinMs = 90_000

export type Platform = {
  url: string
  databaseEndpoint: string
  healthyAfterMs: number
  bannerAfterMs: number
  /** The launcher, the platform and its database engine. */
  pids: number[]
  /** What Ctrl-C in a terminal does; resolves with the time until everything was gone. */
  stop(): Promise<number>
}

/** A folder for the data of started platforms, gone when the bench is over. */
export const newDataDir = () => mkdtempSync(join(tmpdir(), 'bench-platform-'))

export const removeDataDir = (dataDir: string) => rmSync(dataDir, { recursive: true, force: true })

/** Runs `npm start` as a person does, on a free port. */
export async function startPlatform(dataDir: string): Promise<Platform> {
  const port = await freePort()
  const begin = performance.now()
  // A group of its own, so that an interrupt reaches all of it, as from a terminal.
  const child = spawn(process.execPath, [join(root, 'bin/run.mjs'), 'start'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), LOCAL_DATA_DIR: dataDir },
  })
  const url = `http://localhost:${port}`
  const elapsed = () => performance.now() - begin
  try {
    const [bannerAfterMs, healthyAfterMs] = await Promise.all([
      bannerOf(child).then(elapsed),
      healthOf(child, port).then(elapsed),
    ])
    const engine = Number((JSON.parse(readPidFile(dataDir)) as { pid: number }).pid)
    const pids = [child.pid as number, ...childrenOf(child.pid as number), engine]
    return {
      url,
      bannerAfterMs,
      healthyAfterMs,
      pids,
      databaseEndpoint: endpointOf(engine),
      stop: () => interrupt(child, pids),
    }
  } catch (error) {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGINT')
    throw error
  }
}

/** Resident memory of some processes, in MB. */
export const residentMb = (pids: readonly number[]) =>
  pids.reduce((sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1] ?? 0), 0) / 1024

async function bannerOf(child: ChildProcess): Promise<void> {
  let output = ''
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  child.stdout?.on('data', (text: Buffer) => {
    output += text
    if (output.includes('Ctrl+C')) resolve()
  })
  child.stderr?.on('data', (text: Buffer) => {
    output += text
  })
  child.once('exit', () => reject(new Error(`the platform did not start: ${output.trim()}`)))
  return promise
}

async function healthOf(child: ChildProcess, port: number): Promise<void> {
  const begin = performance.now()
  while (performance.now() - begin < startsWithinMs && child.exitCode === null) {
    if (await answersHealth(port)) return
    await wait(10)
  }
  throw new Error('the platform did not answer')
}

const answersHealth = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const attempt = request({ host: '127.0.0.1', port, path: '/api/health', agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    attempt.on('error', () => resolve(false)).end()
  })

async function interrupt(child: ChildProcess, pids: number[]): Promise<number> {
  const begin = performance.now()
  const exited = once(child, 'exit')
  process.kill(-(child.pid as number), 'SIGINT')
  await exited
  while (pids.some(isAlive) && performance.now() - begin < 10_000) await wait(5)
  return performance.now() - begin
}

export function isAlive(pid: number): boolean {
  const state = /^State:\s+(\w)/m.exec(readProc(pid, 'status'))?.[1]
  return state !== undefined && state !== 'Z'
}

const readPidFile = (dataDir: string) => readFileSync(join(dataDir, 'database/dynoxide.pid'), 'utf8')

const childrenOf = (pid: number) =>
  readProc(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number)

const endpointOf = (engine: number) =>
  `http://127.0.0.1:${/--port\0(\d+)/.exec(readProc(engine, 'cmdline'))?.[1]}`

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
