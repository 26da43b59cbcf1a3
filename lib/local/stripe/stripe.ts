import { join } from 'node:path'
import type { LocalService } from '../service.ts'
import { createApi } from './api.ts'
import { createPages } from './browser/pages.ts'
import { createDashboard } from './dashboard/dashboard.ts'
import { createEngine } from './engine.ts'
import type { Env } from './env.ts'
import { noFaults } from './faults.ts'
import { routes } from './routes.ts'
import { openStore } from './store/store.ts'
import { createSwitches } from './switches.ts'
import { tasks } from './tasks.ts'
import { createSender } from './webhooks/sender.ts'

type Options = {
  dataDir: string
  /** Where the emulator is mounted, as the browser sees it. */
  url: string
  now: () => Date
}

export type StripeEmulator = {
  service: LocalService
  /** Does what has fallen due and delivers what came of it. */
  catchUp(): Promise<void>
  /** Resolves when no webhook is on its way, saying whether one was. */
  idle(): Promise<boolean>
  stop(): Promise<void>
}

const longestSleepMs = 3600_000

/** Stands where Stripe stands: the interface, the browser's part, and time passing by itself. */
export function createStripe({ dataDir, url, now }: Options): StripeEmulator {
  const store = openStore(join(dataDir, 'stripe', 'journal.jsonl'))
  const env: Env = { url, faults: noFaults() }
  const sender = createSender({ store, faults: env.faults, now })
  const engine = createEngine({ store, env, now, tasks, onDelivery: () => sender.wake() })
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
  const api = createApi({ engine, store, faults: env.faults, routes, hold })
  const switches = createSwitches({ env, store, onChange: sender.wake })
  const pages = createPages({ engine, store })
  const dashboard = createDashboard({ engine, store, sender, now })

  const sleep = () => {
    clearTimeout(timer)
    if (stopped) return
    const next = Math.min(engine.nextDue() ?? Infinity, sender.nextDue() ?? Infinity)
    if (next === Infinity) return
    const ms = Math.min(Math.max(next * 1000 - now().getTime(), 250), longestSleepMs)
    timer = setTimeout(() => void catchUp(), ms)
    timer.unref()
  }
  const catchUp = async () => {
    engine.runDue()
    await sender.settled()
    sleep()
  }
  sleep()

  return {
    async service(request) {
      const answer = await (request.path === '/_config'
        ? switches(request)
        : request.path.startsWith('/v1/')
          ? api(request)
          : request.path === '/' || request.path.startsWith('/dashboard')
            ? dashboard(request)
            : pages(request))
      sleep()
      return answer
    },
    catchUp,
    idle: sender.settled,
    async stop() {
      stopped = true
      clearTimeout(timer)
      for (const release of held) release()
      await sender.stop()
    },
  }
}
