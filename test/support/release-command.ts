import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Runs `npm run release -- --local` on a data folder, whose platform may run at a port; tells what it says and how it ends. */
export async function releaseByCommand(
  { dataDir, port }: { dataDir: string; port?: string },
  ...args: string[]
): Promise<{ code: number; said: string }> {
  const environment = Object.entries(process.env).filter(([name]) => !name.startsWith('AWS_'))
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'bin/release.ts'), '--local', ...args],
    {
      cwd: root,
      env: { ...Object.fromEntries(environment), LOCAL_DATA_DIR: dataDir, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk
    })
  const [code] = await once(child, 'close')
  return { code, said }
}
