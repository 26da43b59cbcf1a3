import { spawn, spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const bins = join(root, 'node_modules', '.bin')

const settings = (env: Record<string, string>) => ({
  cwd: root,
  env: { ...process.env, PATH: `${bins}${delimiter}${process.env.PATH}`, ...env },
  shell: process.platform === 'win32',
})

/** Runs a tool of the project in the terminal; true when it was content. */
export function runTool(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, { ...settings({}), stdio: ['ignore', 'inherit', 'inherit'] })
  return status === 0
}

/** Runs a tool beside others, and hands over what it said when it is over. */
export function runToolAside(
  command: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ content: boolean; output: string }> {
  const child = spawn(command, args, { ...settings(env), stdio: ['ignore', 'pipe', 'pipe'] })
  const endWithThis = () => child.kill()
  process.once('exit', endWithThis)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => {
      process.off('exit', endWithThis)
      resolve({ content: status === 0, output })
    })
  })
}
