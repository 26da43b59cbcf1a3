import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lockFile } from '#lib/lock-file.ts'

/**
 * Waits until no other process builds into a folder, because two builds delete each other’s files; the answer lets the
 * next one go.
 */
export async function buildTurn(folder: string): Promise<() => void> {
  for (;;) {
    const release = lockFile(join(folder, '.build.lock'))
    if (release) return release
    await wait(100)
  }
}
