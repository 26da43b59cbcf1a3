import type { LocalService } from '../service.ts'
import type { Sender } from './sender.ts'
import { tellFailure } from './tell-failure.ts'

export type Emulator = {
  service: LocalService
  /** Does what has fallen due and delivers what came of it. */
  catchUp(): Promise<void>
  /** Resolves when no webhook is on its way. */
  idle(): Promise<void>
  /** Returns the number of webhook attempts since the start. */
  work(): number
  stop(): Promise<void>
}

type Parts = {
  engine: { runDue(): void; nextDue(): number | undefined }
  sender: Sender
  now: () => Date
  /** The service, given a way to hold an answer back. */
  serve(hold: (ms: number) => Promise<void>): LocalService
}

const longestSleepMs = 3600_000

/** Lets time pass by itself for a provider’s interface. */
export function createEmulator({ engine, sender, now, serve }: Parts): Emulator {
  const held = new Set<() => void>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const hold = (ms: number) =>
    new Promise<void>((resolve) => {
      const release = () => {
        clearTimeout(waiting)
        held.delete(release)
        resolve()
      }
      const waiting = setTimeout(release, ms)
      held.add(release)
    })
  const sleep = () => {
    clearTimeout(timer)
    if (stopped) return
    const next = Math.min(engine.nextDue() ?? Infinity, sender.nextDue() ?? Infinity)
    if (next === Infinity) return
    const ms = Math.min(Math.max(next * 1000 - now().getTime(), 250), longestSleepMs)
    timer = setTimeout(() => void catchUp().catch(tellFailure), ms)
    timer.unref()
  }
  const catchUp = async () => {
    // Events from before the clock moved arrive before the results of the move.
    await sender.settled()
    engine.runDue()
    await sender.settled()
    sleep()
  }
  const answer = serve(hold)
  sleep()

  return {
    async service(request) {
      const response = await answer(request)
      sleep()
      return response
    },
    catchUp,
    idle: sender.settled,
    work: sender.work,
    async stop() {
      stopped = true
      clearTimeout(timer)
      for (const release of held) release()
      await sender.stop()
    },
  }
}
