import * as provider from '../provider/engine.ts'
import type { Store } from '../provider/store/store.ts'
import type { Env } from './env.ts'
import type { Kinds } from './store/kinds.ts'
import { Transaction } from './store/transaction.ts'

export type Tasks = provider.TasksOf<Transaction>
export type Engine = provider.EngineOf<Transaction, void, Kinds> & {
  /** Does everything that has fallen due. */
  runDue(): void
}

const rememberSeconds = 72 * 3600

export function createEngine(parts: {
  store: Store<Kinds>
  env: Env
  now: () => Date
  tasks: Tasks
  onDelivery: () => void
}): Engine {
  const { store, env, now, tasks, onDelivery } = parts
  const seconds = () => Math.floor(now().getTime() / 1000)
  const engine = provider.createEngine<Kinds, void, Transaction>({
    name: 'PayPal',
    store,
    begin: () => new Transaction(store, env, seconds()),
    noOrigin: undefined,
    tasks,
    listeners: ({ event_type: type }) =>
      [...store.table('webhook').values()]
        .filter(({ types }) => types.includes('*') || types.includes(type))
        .map(({ id }) => id),
    rememberSeconds,
    onDelivery,
  })
  return { ...engine, runDue: () => engine.runUntil(seconds()) }
}
