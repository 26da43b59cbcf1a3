import { randomUUID } from 'node:crypto'
import type { Delivery, Records, Task } from './store/records.ts'
import type { Change, Store } from './store/store.ts'

/** The actions for things that fall due, by name; of several at one instant the first listed goes first. */
export type TasksOf<Tx> = Record<string, (tx: Tx, target: string) => void>

type AnyTransaction<Kinds extends Records> = {
  readonly globalNow: number
  pin(at: number): void
  remove(kind: 'task', id: string): void
  finish(): { changes: Change<Kinds>[]; events: Kinds['event'][] }
}

export type EngineOf<Tx, Origin, Kinds> = {
  /** All of the work's changes are kept together; what it throws undoes them. */
  transact<T>(origin: Origin, work: (tx: Tx) => T): T
  /** Keeps the work of a request, together with what is remembered of it. */
  keep(tx: Tx, also: Change<Kinds>[]): void
  begin(origin: Origin): Tx
  /** Does everything that has fallen due, in the order of its instants. */
  runUntil(until: number): void
  /** Returns the time when the next thing falls due, in seconds. */
  nextDue(): number | undefined
}

type Parts<Tx, Origin, Kinds extends Records> = {
  name: string
  store: Store<Kinds>
  begin(origin: Origin): Tx
  /** The origin of what falls due by itself. */
  noOrigin: Origin
  tasks: TasksOf<Tx>
  /** The endpoints that an event is for. */
  listeners(event: Kinds['event']): string[]
  rememberSeconds: number
  onDelivery(): void
}

const monthSeconds = 30 * 24 * 3600

/** Runs requests and what falls due as transactions, and turns what they tell into deliveries. */
export function createEngine<Kinds extends Records, Origin, Tx extends AnyTransaction<Kinds>>(
  parts: Parts<Tx, Origin, Kinds>,
): EngineOf<Tx, Origin, Kinds> {
  const { name, store, begin, noOrigin, tasks, listeners, rememberSeconds, onDelivery } = parts
  const order = Object.keys(tasks)

  const keep = (tx: Tx, also: Change<Kinds>[]) => {
    const { changes, events } = tx.finish()
    const deliveries = events.flatMap((event) =>
      listeners(event).map((endpoint) => newDelivery<Kinds>(event.id, endpoint, tx.globalNow)),
    )
    store.write([...changes, ...deliveries, ...also])
    forgetOld(store, tx.globalNow, rememberSeconds)
    if (deliveries.length > 0) onDelivery()
  }

  const transact = <T>(origin: Origin, work: (tx: Tx) => T) => {
    const tx = begin(origin)
    const result = work(tx)
    keep(tx, [])
    return result
  }

  const run = (task: Kinds['task']) =>
    transact(noOrigin, (tx) => {
      tx.pin(task.at)
      tx.remove('task', task.id)
      tasks[task.run]?.(tx, task.target)
    })

  const earlier = (a: Task, b: Task) => a.at - b.at || order.indexOf(a.run) - order.indexOf(b.run)
  const firstDue = (until: number) => {
    let first: Kinds['task'] | undefined
    for (const task of store.table('task').values())
      if (task.at <= until && (!first || earlier(task, first) < 0)) first = task
    return first
  }
  const attempt = (task: Kinds['task']) => {
    try {
      run(task)
    } catch (error) {
      process.stderr.write(`The ${name} emulator could not ${task.id}: ${(error as Error).stack}\n`)
      store.write([['task', task.id, null]])
    }
  }

  return {
    transact,
    keep,
    begin,
    runUntil(until) {
      for (let task = firstDue(until); task; task = firstDue(until)) attempt(task)
    },
    nextDue() {
      let next: number | undefined
      for (const task of store.table('task').values())
        if (next === undefined || task.at < next) next = task.at
      return next
    },
  }
}

/** An event that is due at an endpoint. */
export function newDelivery<Kinds extends Records>(
  event: string,
  endpoint: string,
  at: number,
): Change<Kinds> {
  const delivery: Delivery = {
    id: randomUUID(),
    object: 'delivery',
    event,
    endpoint,
    attempts: 0,
    at,
    status: 'pending',
    answer: null,
  }
  return ['delivery', delivery.id, delivery as Kinds['delivery']]
}

/** Events are kept for a month or until they were delivered, answers for as long as a request may be repeated. */
function forgetOld<Kinds extends Records>(store: Store<Kinds>, now: number, rememberSeconds: number): void {
  const old: Change<Kinds>[] = []
  const underway = new Set<string>()
  for (const [id, { status, at, event }] of store.table('delivery')) {
    if (status === 'pending') underway.add(event)
    else if (at <= now - monthSeconds) old.push(['delivery', id, null])
  }
  for (const [id, { _ }] of store.table('event')) {
    if (_.at > now - monthSeconds) break
    if (!underway.has(id)) old.push(['event', id, null])
  }
  for (const [id, { at }] of store.table('remembered')) {
    if (at > now - rememberSeconds) break
    old.push(['remembered', id, null])
  }
  store.write(old)
}
