import * as provider from '../provider/engine.ts'
import type { Env } from './env.ts'
import type { Kinds } from './store/kinds.ts'
import type { Store } from './store/store.ts'
import { type RequestOrigin, Transaction } from './store/transaction.ts'

export type Tasks = provider.TasksOf<Transaction>
export type Engine = provider.EngineOf<Transaction, RequestOrigin, Kinds> & {
  /** Does everything that has fallen due, also by the test clocks. */
  runDue(): void
}

const daySeconds = 24 * 3600
const nobody: RequestOrigin = { id: null, idempotency_key: null }

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
    nobody,
    tasks,
    clockOf: (task) => task.test_clock,
    onTask(tx, { test_clock: id, at }) {
      const clock = tx.get('test_helpers.test_clock', id)
      if (clock) clock.frozen_time = Math.max(clock.frozen_time, at)
    },
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

  function runTestClocks(): void {
    for (const { id, status, status_details } of [...store.table('test_helpers.test_clock').values()]) {
      const until = status_details.advancing?.target_frozen_time
      if (status !== 'advancing' || until === undefined) continue
      engine.runUntil(id, until)
      engine.transact(nobody, (tx) => {
        const clock = tx.get('test_helpers.test_clock', id)
        if (!clock) return
        Object.assign(clock, { frozen_time: until, status: 'ready', status_details: {} })
        tx.emit('test_helpers.test_clock.ready', clock)
      })
    }
  }

  return {
    ...engine,
    runDue() {
      engine.runUntil(null, seconds())
      runTestClocks()
    },
  }
}
