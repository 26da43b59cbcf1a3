import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const bins = join(root, 'node_modules', '.bin')

export type ToolResult = { content: boolean; output: string }

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill()
})

/** Ends what is running, for a process that will end too: no one hears how these tools went. */
export async function endTools(): Promise<void> {
  await Promise.all([...running].map(end))
}

async function end(child: ChildProcess): Promise<void> {
  child.removeAllListeners('close')
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill()
  // The checker of types, for one, would first finish what it is at.
  const patience = setTimeout(() => child.kill('SIGKILL'), 5000)
  await exited
  clearTimeout(patience)
}

/**
 * Runs a tool of the project beside others, and hands over its output when it is over, unless it was shown right away.
 */
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
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      running.delete(child)
      reject(error)
    })
    child.once('close', (status) => {
      running.delete(child)
      resolve({ content: status === 0, output })
    })
  })
}
