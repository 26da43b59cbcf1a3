import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const bins = join(root, 'node_modules', '.bin')

/** Runs a tool of the project in the terminal; true when it was content. */
export function runTool(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: `${bins}${delimiter}${process.env.PATH}`, ...env },
    shell: process.platform === 'win32',
  })
  return status === 0
}
