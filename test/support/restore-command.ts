import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export type Ran = { code: number | null; killed: boolean; said: string }

/** Runs `npm run restore -- … --local` on a data folder; killed, as by a power cut, as soon as it says something. */
export async function runRestore(dataDir: string, words: string[], killAt?: RegExp): Promise<Ran> {
  const environment = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('AWS_') && name !== 'TABLE_NAME',
  )
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'bin/restore.ts'), ...words, '--local'],
    {
      cwd: root,
      env: { ...Object.fromEntries(environment), LOCAL_DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  const listen = (chunk: Buffer) => {
    said += chunk
    if (killAt?.test(said)) child.kill('SIGKILL')
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  return { code, killed: signal === 'SIGKILL', said }
}
