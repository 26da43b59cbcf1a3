import { join } from 'node:path'
import { createEmulator, type Emulator } from '../provider/emulator.ts'
import { createSender } from '../provider/sender.ts'
import { openStore } from '../provider/store/store.ts'
import { createSwitches } from '../provider/switches.ts'
import { createApi } from './api.ts'
import { createPages } from './browser/pages.ts'
import { createStripeDashboard } from './dashboard/stripe-dashboard.ts'
import { createEngine } from './engine.ts'
import type { Env } from './env.ts'
import { noFaults, StripeSwitches } from './faults.ts'
import { routes } from './routes.ts'
import type { Kinds } from './store/kinds.ts'
import { tasks } from './tasks.ts'
import { backOff, messageOf } from './webhooks/message.ts'

type Options = {
  dataDir: string
  /** The address where the emulator is mounted, as the browser sees it. */
  url: string
  now: () => Date
}

/** Stands in for Stripe: the interface, the browser's part, and time passing by itself. */
export function createStripe({ dataDir, url, now }: Options): Emulator {
  const store = openStore<Kinds>(join(dataDir, 'stripe', 'journal.jsonl'))
  const env: Env = { url, faults: noFaults() }
  const endpoints = () => store.table('webhook_endpoint')
  const sender = createSender<Kinds>({
    store,
    faults: env.faults,
    now,
    backOff,
    endpoints: () => [...endpoints().values()].filter(({ status }) => status === 'enabled'),
    messageOf: (event, { endpoint }, at) => messageOf(event, endpoints().get(endpoint)?._.secret ?? '', at),
  })
  const engine = createEngine({ store, env, now, tasks, onDelivery: sender.wake })
  const switches = createSwitches({
    schema: StripeSwitches,
    faults: env.faults,
    noFaults,
    store,
    onChange: sender.wake,
  })
  const pages = createPages({ engine, store })
  const dashboard = createStripeDashboard({ engine, store, sender, now })

  return createEmulator({
    engine,
    sender,
    now,
    serve(hold) {
      const api = createApi({ engine, store, faults: env.faults, routes, hold })
      return async (request) => {
        if (request.path === '/_config') return switches(request)
        if (request.path.startsWith('/v1/')) return api(request)
        if (request.path === '/' || request.path.startsWith('/dashboard')) return dashboard(request)
        return pages(request)
      }
    },
  })
}
