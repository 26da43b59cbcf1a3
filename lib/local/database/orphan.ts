import { execFileSync } from 'node:child_process'
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

type PidFile = { pid: number; parent: number }

export function writePidFile(path: string, pid: number): void {
  writeFileSync(path, JSON.stringify({ pid, parent: process.pid } satisfies PidFile))
}

/**
 * Ends an engine that outlived its parent (which was killed before it could stop it), and only that:
 * a process with a reused pid, or one whose parent still lives, is left alone.
 */
export async function endOrphan(pidFile: string, databasePath: string): Promise<void> {
  const recorded = readPidFile(pidFile)
  if (!recorded) return
  const engine = engineOf(recorded, databasePath)
  if (engine?.heldBy !== undefined)
    throw new Error(
      `The data in ${databasePath} is in use by process ${engine.heldBy}. Stop that process first, or set LOCAL_DATA_DIR to another folder.`,
    )
  if (engine) await endProcess(recorded.pid)
  rmSync(pidFile, { force: true })
}

/** The process that has started an engine on this data and still lives, if there is one. */
export function holderOf(pidFile: string, databasePath: string): number | undefined {
  const recorded = readPidFile(pidFile)
  return recorded && engineOf(recorded, databasePath)?.heldBy
}

function engineOf({ pid, parent }: PidFile, databasePath: string): { heldBy?: number } | undefined {
  const running = describeProcess(pid)
  // The engine knows its file by the real name of the folder.
  const engineFile = join(realpathSync(dirname(databasePath)), basename(databasePath))
  if (!running?.command.includes('dynoxide') || !running.command.includes(engineFile)) return undefined
  return running.parent === parent && parent !== process.pid ? { heldBy: parent } : {}
}

function readPidFile(path: string): PidFile | undefined {
  try {
    const { pid, parent } = JSON.parse(readFileSync(path, 'utf8')) as PidFile
    return Number.isInteger(pid) && pid > 1 ? { pid, parent } : undefined
  } catch {
    return undefined
  }
}

function describeProcess(pid: number): { parent: number; command: string } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return { parent: Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]), command }
  } catch {
    return process.platform === 'linux' ? undefined : describeWithPs(pid)
  }
}

function describeWithPs(pid: number): { parent: number; command: string } | undefined {
  try {
    const line = execFileSync('ps', ['-ww', '-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' })
    const match = /^\s*(\d+)\s+(.*)$/m.exec(line)
    return match ? { parent: Number(match[1]), command: match[2] ?? '' } : undefined
  } catch {
    return undefined
  }
}

async function endProcess(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGTERM')
    for (let waited = 0; waited < 1000; waited += 20) {
      await wait(20)
      process.kill(pid, 0)
    }
    process.kill(pid, 'SIGKILL')
  } catch {
    // It is gone, which is what was wanted.
  }
}
