import type { Env } from '../env.ts'
import { apiVersion } from '../wire/api-version.ts'
import { noSuch, noSuchReference } from '../wire/stripe-error.ts'
import type { Event, Kind, Kinds, Stored } from './kinds.ts'
import { newId } from './new-id.ts'
import { previousAttributes } from './previous-attributes.ts'
import type { Change, Store } from './store.ts'
import { view } from './view.ts'

type Draft = { kind: Kind; before: string | undefined; object: Stored | null }
export type RequestOrigin = { id: string | null; idempotency_key: string | null }

/** What comes of one event of a kind is shown as it is at that moment, whatever the transaction does next. */
const showsPrevious = /\.updated$|^charge\.refunded$/

export const nounOf = (kind: string) => (kind.startsWith('test_helpers.') ? 'test clock' : kind)

/** One request or one thing falling due: it sees its own changes, and all of them happen together or not at all. */
export class Transaction {
  /** In seconds; the time of a test clock once something of its customer was touched. */
  now: number
  readonly #globalNow: number
  readonly #store: Store
  readonly #origin: RequestOrigin
  readonly #drafts = new Map<string, Draft>()
  readonly #lastShown = new Map<string, object>()
  readonly #events: Event[] = []
  #pinned = false

  readonly env: Env

  constructor(
    store: Store,
    env: Env,
    globalNow: number,
    origin: RequestOrigin = { id: null, idempotency_key: null },
  ) {
    this.#store = store
    this.env = env
    this.#globalNow = globalNow
    this.#origin = origin
    this.now = globalNow
  }

  get globalNow(): number {
    return this.#globalNow
  }

  /** Everything that follows happens at this instant. */
  pin(at: number): void {
    this.now = at
    this.#pinned = true
  }

  /** A look ahead: it sees what is stored, and nothing of it is ever kept. */
  scratch(): Transaction {
    const ahead = new Transaction(this.#store, this.env, this.#globalNow)
    ahead.pin(this.now)
    return ahead
  }

  useClock(clockId: string | null | undefined): void {
    if (!clockId || this.#pinned) return
    const clock = this.get('test_helpers.test_clock', clockId)
    if (clock) this.now = clock.frozen_time
  }

  /** The object itself: what is changed in it is kept when the transaction is. */
  get<K extends Kind>(kind: K, id: string | null | undefined): Kinds[K] | undefined {
    if (!id) return undefined
    const draft = this.#drafts.get(`${kind} ${id}`)
    if (draft) return (draft.object ?? undefined) as Kinds[K] | undefined
    const stored = this.#store.table(kind).get(id)
    if (!stored) return undefined
    const before = JSON.stringify(stored)
    const object = JSON.parse(before) as Kinds[K]
    this.#drafts.set(`${kind} ${id}`, { kind, before, object })
    if ('test_clock' in object && kind !== 'task') this.useClock(object.test_clock as string | null)
    return object
  }

  /** For the id in the path. */
  need<K extends Kind>(kind: K, id: string): Kinds[K] {
    const object = this.get(kind, id)
    if (!object) throw noSuch(nounOf(kind), id, kind === 'customer' ? 'customer' : 'id')
    return object
  }

  /** For an id among the parameters. */
  refer<K extends Kind>(kind: K, id: string, param: string): Kinds[K] {
    const object = this.get(kind, id)
    if (!object) throw noSuchReference(nounOf(kind), id, param)
    return object
  }

  /** For reading only, oldest first. */
  find<K extends Kind>(kind: K, fits: (object: Kinds[K]) => boolean = () => true): Kinds[K][] {
    const found: Kinds[K][] = []
    for (const [id, stored] of this.#store.table(kind)) {
      const draft = this.#drafts.get(`${kind} ${id}`)
      const object = draft ? (draft.object as Kinds[K] | null) : stored
      if (object && fits(object)) found.push(object)
    }
    for (const { kind: other, before, object } of this.#drafts.values())
      if (other === kind && before === undefined && object && fits(object as Kinds[K]))
        found.push(object as Kinds[K])
    return found
  }

  add<K extends Kind>(kind: K, object: Kinds[K]): Kinds[K] {
    this.#drafts.set(`${kind} ${object.id}`, { kind, before: undefined, object })
    return object
  }

  remove(kind: Kind, id: string): void {
    const draft = this.#drafts.get(`${kind} ${id}`)
    const stored = this.#store.table(kind).get(id)
    const before = draft?.before ?? (stored && JSON.stringify(stored))
    this.#drafts.set(`${kind} ${id}`, { kind, before, object: null })
  }

  emit(type: string, object: Stored): void {
    const shown = view(object)
    const before = this.#lastShown.get(object.id) ?? this.#shownBefore(object.id)
    const previous = showsPrevious.test(type) && before ? previousAttributes(before, shown) : undefined
    this.#lastShown.set(object.id, shown)
    if (type.endsWith('.updated') && before && !previous) return
    this.#events.push({
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: this.now,
      data: { object: shown, ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 0,
      request: this.#origin,
      type,
      _: { at: this.#globalNow },
    })
  }

  #shownBefore(id: string): object | undefined {
    for (const draft of this.#drafts.values())
      if (draft.object?.id === id && draft.before) return view(JSON.parse(draft.before))
    return undefined
  }

  schedule(run: string, target: string, at: number, testClock: string | null | undefined): void {
    const id = `${run} ${target}`
    this.remove('task', id)
    this.add('task', { id, object: 'task', run, target, at, test_clock: testClock ?? null })
  }

  unschedule(run: string, target: string): void {
    if (this.get('task', `${run} ${target}`)) this.remove('task', `${run} ${target}`)
  }

  /** What changed, and what is to be told. */
  finish(): { changes: Change[]; events: Event[] } {
    const changes: Change[] = []
    for (const [key, { kind, before, object }] of this.#drafts) {
      const id = key.slice(kind.length + 1)
      if (object ? JSON.stringify(object) !== before : before !== undefined) changes.push([kind, id, object])
    }
    for (const event of this.#events) changes.push(['event', event.id, event])
    return { changes, events: this.#events }
  }
}
