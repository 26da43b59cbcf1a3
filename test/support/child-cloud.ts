import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type ChildCloud = {
  url: string
  /** Ends it as a power cut would: no time to finish or to write anything. */
  kill(): Promise<void>
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '../..')

/** Runs `npm start` as a process of its own, on a free port, until it has said where it answers. */
export async function startChildCloud(dataDir: string): Promise<ChildCloud> {
  const environment = Object.entries(process.env).filter(([name]) => !name.startsWith('AWS_'))
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'bin/start.ts')],
    {
      cwd: root,
      env: { ...Object.fromEntries(environment), PORT: '0', LOCAL_DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const url = await banner(child)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  return { url, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

function banner(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk
      const url = /Site\s+(http:\/\/localhost:\d+)/.exec(said)?.[1]
      if (url) resolve(url)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`the cloud ended with ${code}: ${said}`)))
  })
}
