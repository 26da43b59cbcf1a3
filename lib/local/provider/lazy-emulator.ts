import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Clock } from '../clock/clock.ts'
import type { LocalService } from '../service.ts'
import type { Emulator } from './emulator.ts'
import { tellFailure } from './tell-failure.ts'

const afterStartMs = 1500

type Options = {
  /** The folder below the data folder that holds what it keeps, and is there once it was opened. */
  folder: string
  dataDir: string
  clock: Clock
  open(): Promise<Emulator>
}

/** An emulator that is opened by the first request or, when it holds anything, at the start. */
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
  const openKept = async () => {
    if (!opened && !existsSync(join(dataDir, folder))) return
    // Callers that waited for the start are answered first: the code of an emulator takes long to load.
    await nextTurn()
    return opening()
  }
  const catchUp = async () => (await openKept())?.catchUp()
  clock.onAdvance(catchUp)
  const timer = setTimeout(() => void catchUp().catch(tellFailure), afterStartMs)
  timer.unref()

  return {
    service: (async (request) => (await opening()).service(request)) satisfies LocalService,
    /** Opens it when it holds anything: damage ends the start here, and a request only with a 500. */
    openKept,
    idle: async () => (await opened)?.idle(),
    work: () => emulator?.work() ?? 0,
    async stop() {
      clearTimeout(timer)
      await (await opened)?.stop()
    },
  }
}
