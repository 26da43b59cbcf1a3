import { DraftTransaction } from '../../provider/store/draft-transaction.ts'
import { view } from '../../provider/store/view.ts'
import type { Env } from '../env.ts'
import { apiVersion } from '../wire/api-version.ts'
import { noSuch, noSuchReference } from '../wire/stripe-error.ts'
import type { Kind, Kinds, Stored } from './kinds.ts'
import { newId } from './new-id.ts'
import type { Store } from './store.ts'

type Hash = Record<string, unknown>

/** Returns what an update changed, with the earlier values, nested like Stripe’s `previous_attributes`. */
function previousAttributes(before: object, after: object): Hash | undefined {
  const previous: Hash = {}
  const was = before as Hash
  const is = after as Hash
  for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (JSON.stringify(was[key]) === JSON.stringify(is[key])) continue
    previous[key] =
      isHash(was[key]) && isHash(is[key]) ? previousAttributes(was[key], is[key]) : (was[key] ?? null)
  }
  return Object.keys(previous).length > 0 ? previous : undefined
}

const isHash = (value: unknown): value is Hash =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export type RequestOrigin = { id: string | null; idempotency_key: string | null }

/** Each event of a kind shows its state at that moment, whatever the transaction does next. */
const showsPrevious = /\.updated$|^charge\.refunded$|^payment_method\.detached$/

/** A transaction of Stripe's objects. */
export class Transaction extends DraftTransaction<Kinds> {
  readonly env: Env
  readonly #origin: RequestOrigin
  readonly #lastShown = new Map<string, object>()

  constructor(
    store: Store,
    env: Env,
    globalNow: number,
    origin: RequestOrigin = { id: null, idempotency_key: null },
  ) {
    super(store, globalNow)
    this.env = env
    this.#origin = origin
  }

  /** A look ahead: it sees what is stored, and is never kept. */
  scratch(): Transaction {
    const ahead = new Transaction(this.store, this.env, this.globalNow)
    ahead.pin(this.now)
    return ahead
  }

  /** For the id in the path. */
  need<K extends Kind>(kind: K, id: string): Kinds[K] {
    const object = this.get(kind, id)
    if (!object) throw noSuch(kind, id, kind === 'customer' ? 'customer' : 'id')
    return object
  }

  /** For an id among the parameters. */
  refer<K extends Kind>(kind: K, id: string, param: string): Kinds[K] {
    const object = this.get(kind, id)
    if (!object) throw noSuchReference(kind, id, param)
    return object
  }

  emit(type: string, object: Stored): void {
    const shown = view(object)
    const before = this.#lastShown.get(object.id) ?? this.#shownBefore(object.id)
    const previous = showsPrevious.test(type) && before ? previousAttributes(before, shown) : undefined
    this.#lastShown.set(object.id, shown)
    if (type.endsWith('.updated') && before && !previous) return
    this.events.push({
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: this.now,
      data: { object: shown, ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 0,
      request: this.#origin,
      type,
      _: { at: this.globalNow },
    })
  }

  #shownBefore(id: string): object | undefined {
    const before = this.stateBefore(id)
    return before === undefined ? undefined : view(JSON.parse(before))
  }

  schedule(run: string, target: string, at: number): void {
    this.putTask({ run, target, at })
  }
}
