import type { Env } from './env.ts'
import type { Delivery, Event, Task } from './store/kinds.ts'
import { newId } from './store/new-id.ts'
import type { Change, Store } from './store/store.ts'
import { type RequestOrigin, Transaction } from './store/transaction.ts'

/** What is done when something falls due, by its name; of what is due at one instant the first listed goes first. */
export type Tasks = Record<string, (tx: Transaction, target: string) => void>

export type Engine = {
  /** All of the work's changes are kept together; what it throws undoes them. */
  transact<T>(origin: RequestOrigin, work: (tx: Transaction) => T, also?: (result: T) => Change[]): T
  /** Keeps what a refused request did before it was refused, such as the declined charge. */
  keep(tx: Transaction, also: Change[]): void
  begin(origin: RequestOrigin): Transaction
  /** Does everything that has fallen due, in the order of its instants. */
  runDue(): void
  /** When the next thing falls due, in seconds. */
  nextDue(): number | undefined
}

const monthSeconds = 30 * 24 * 3600
const daySeconds = 24 * 3600

export function createEngine(parts: {
  store: Store
  env: Env
  now: () => Date
  tasks: Tasks
  onDelivery: () => void
}): Engine {
  const { store, env, now, tasks, onDelivery } = parts
  const order = Object.keys(tasks)
  const seconds = () => Math.floor(now().getTime() / 1000)
  const begin = (origin: RequestOrigin) => new Transaction(store, env, seconds(), origin)

  const keep = (tx: Transaction, also: Change[]) => {
    const { changes, events } = tx.finish()
    const deliveries = deliveriesOf(store, events, tx.globalNow)
    store.write([...changes, ...deliveries, ...also])
    forgetOld(store, tx.globalNow)
    if (deliveries.length > 0) onDelivery()
  }

  const transact = <T>(
    origin: RequestOrigin,
    work: (tx: Transaction) => T,
    also?: (result: T) => Change[],
  ) => {
    const tx = begin(origin)
    const result = work(tx)
    keep(tx, also?.(result) ?? [])
    return result
  }

  const run = (task: Task) =>
    transact({ id: null, idempotency_key: null }, (tx) => {
      tx.pin(task.at)
      tx.remove('task', task.id)
      if (task.test_clock) {
        const clock = tx.get('test_helpers.test_clock', task.test_clock)
        if (clock) clock.frozen_time = Math.max(clock.frozen_time, task.at)
      }
      tasks[task.run]?.(tx, task.target)
    })

  const earlier = (a: Task, b: Task) => a.at - b.at || order.indexOf(a.run) - order.indexOf(b.run)
  const firstDue = (clock: string | null, until: number) => {
    let first: Task | undefined
    for (const task of store.table('task').values())
      if (task.test_clock === clock && task.at <= until && (!first || earlier(task, first) < 0)) first = task
    return first
  }
  const attempt = (task: Task) => {
    try {
      run(task)
    } catch (error) {
      process.stderr.write(`The Stripe emulator could not ${task.id}: ${(error as Error).stack}\n`)
      store.write([['task', task.id, null]])
    }
  }
  const runUntil = (clock: string | null, until: number) => {
    for (let task = firstDue(clock, until); task; task = firstDue(clock, until)) attempt(task)
  }

  return {
    transact,
    keep,
    begin,
    runDue() {
      runUntil(null, seconds())
      for (const { id, status, status_details } of [...store.table('test_helpers.test_clock').values()]) {
        const until = status_details.advancing?.target_frozen_time
        if (status !== 'advancing' || until === undefined) continue
        runUntil(id, until)
        transact({ id: null, idempotency_key: null }, (tx) => {
          const clock = tx.get('test_helpers.test_clock', id)
          if (!clock) return
          Object.assign(clock, { frozen_time: until, status: 'ready', status_details: {} })
          tx.emit('test_helpers.test_clock.ready', clock)
        })
      }
    },
    nextDue() {
      let next: number | undefined
      for (const { test_clock, at } of store.table('task').values())
        if (test_clock === null && (next === undefined || at < next)) next = at
      return next
    },
  }
}

function deliveriesOf(store: Store, events: Event[], at: number): Change[] {
  const endpoints = [...store.table('webhook_endpoint').values()].filter(({ status }) => status === 'enabled')
  return events.flatMap((event) => {
    const listening = endpoints.filter(
      ({ enabled_events: types }) => types.includes('*') || types.includes(event.type),
    )
    event.pending_webhooks = listening.length
    return listening.map((endpoint): Change => {
      const delivery: Delivery = {
        id: newId('whd'),
        object: 'delivery',
        event: event.id,
        endpoint: endpoint.id,
        attempts: 0,
        at,
        status: 'pending',
        answer: null,
      }
      return ['delivery', delivery.id, delivery]
    })
  })
}

/** Events are kept for 30 days and idempotency keys for one, as Stripe keeps them. */
function forgetOld(store: Store, now: number): void {
  const old: Change[] = []
  for (const [id, { _ }] of store.table('event')) {
    if (_.at > now - monthSeconds) break
    old.push(['event', id, null])
  }
  for (const [id, { status, at }] of store.table('delivery')) {
    if (at > now - monthSeconds) break
    if (status !== 'pending') old.push(['delivery', id, null])
  }
  for (const [id, { at }] of store.table('remembered')) {
    if (at > now - daySeconds) break
    old.push(['remembered', id, null])
  }
  store.write(old)
}
