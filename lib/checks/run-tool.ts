import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const bins = join(root, 'node_modules', '.bin')

export type ToolResult = { content: boolean; output: string }

/** Runs a tool of the project beside others, and hands over what it said when it is over, unless it was shown at once. */
export function runTool(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  show: 'later' | 'at once' = 'later',
): Promise<ToolResult> {
  const outlet = show === 'later' ? 'pipe' : 'inherit'
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PATH: `${bins}${delimiter}${process.env.PATH}`, ...env },
    shell: process.platform === 'win32',
    stdio: ['ignore', outlet, outlet],
  })
  const endWithThis = () => child.kill()
  process.once('exit', endWithThis)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
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
