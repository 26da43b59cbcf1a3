import * as provider from '../provider/engine.ts'
import type { Env } from './env.ts'
import type { Kinds } from './store/kinds.ts'
import type { Store } from './store/store.ts'
import { type RequestOrigin, Transaction } from './store/transaction.ts'

export type Tasks = provider.TasksOf<Transaction>
export type Engine = provider.EngineOf<Transaction, RequestOrigin, Kinds> & {
  /** Does everything that has fallen due. */
  runDue(): void
}

const daySeconds = 24 * 3600
const noOrigin: RequestOrigin = { id: null, idempotency_key: null }

export function createEngine(parts: {
  store: Store
  env: Env
  now: () => Date
  tasks: Tasks
  onDelivery: () => void
}): Engine {
  const { store, env, now, tasks, onDelivery } = parts
  const seconds = () => Math.floor(now().getTime() / 1000)

  const engine = provider.createEngine<Kinds, RequestOrigin, Transaction>({
    name: 'Stripe',
    store,
    begin: (origin) => new Transaction(store, env, seconds(), origin),
    noOrigin,
    tasks,
    listeners(event) {
      const listening = [...store.table('webhook_endpoint').values()].filter(
        ({ status, enabled_events: types }) =>
          status === 'enabled' && (types.includes('*') || types.includes(event.type)),
      )
      event.pending_webhooks = listening.length
      return listening.map(({ id }) => id)
    },
    rememberSeconds: daySeconds,
    onDelivery,
  })

  return { ...engine, runDue: () => engine.runUntil(seconds()) }
}
