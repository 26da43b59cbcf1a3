import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../clock/clock.ts'
import type { LocalService } from '../service.ts'
import type { Emulator } from './emulator.ts'

const afterStartMs = 1500

type Options = {
  /** The folder below the data folder that holds its journal. */
  folder: string
  dataDir: string
  clock: Clock
  open(): Promise<Emulator>
}

/** An emulator that is opened by the first request or, when it holds anything, soon after the start. */
export function createLazyEmulator({ folder, dataDir, clock, open }: Options) {
  let opened: Promise<Emulator> | undefined
  let emulator: Emulator | undefined
  const opening = () => {
    opened ??= open().then((created) => {
      emulator = created
      return created
    })
    return opened
  }
  const catchUp = async () => {
    if (opened || existsSync(join(dataDir, folder, 'journal.jsonl'))) await (await opening()).catchUp()
  }
  clock.onAdvance(catchUp)
  const timer = setTimeout(() => void catchUp(), afterStartMs)
  timer.unref()

  return {
    service: (async (request) => (await opening()).service(request)) satisfies LocalService,
    idle: async () => (await opened)?.idle(),
    work: () => emulator?.work() ?? 0,
    async stop() {
      clearTimeout(timer)
      await (await opened)?.stop()
    },
  }
}
