import { DraftTransaction } from '../../provider/store/draft-transaction.ts'
import type { Store } from '../../provider/store/store.ts'
import type { Env } from '../env.ts'
import { linkOf } from '../wire/links.ts'
import { noSuch } from '../wire/paypal-error.ts'
import type { Event, Kinds } from './kinds.ts'
import { newId } from './new-id.ts'

type News = { type: string; resourceType: string; version?: string; summary: string; resource: object }

/** A transaction of PayPal's objects. */
export class Transaction extends DraftTransaction<Kinds> {
  readonly env: Env

  constructor(store: Store<Kinds>, env: Env, globalNow: number) {
    super(store, globalNow)
    this.env = env
  }

  need<K extends keyof Kinds>(kind: K, id: string | null): Kinds[K] {
    const object = this.get(kind, id)
    if (!object) throw noSuch()
    return object
  }

  /** An event with its resource as it is at this moment. */
  event({ type, resourceType, version, summary, resource }: News): Event {
    const id = `WH-${newId(17)}-${newId(17)}`
    const path = `/v1/notifications/webhooks-events/${id}`
    return {
      id,
      event_version: '1.0',
      create_time: new Date(this.now * 1000).toISOString(),
      resource_type: resourceType,
      ...(version && { resource_version: version }),
      event_type: type,
      summary,
      resource: structuredClone(resource) as Record<string, unknown>,
      links: [linkOf(this.env.url, 'self', path), linkOf(this.env.url, 'resend', `${path}/resend`, 'POST')],
      _: { at: this.globalNow },
    }
  }

  tell(event: Event): void {
    this.events.push({ ...event, _: { at: this.globalNow } })
  }

  /** Does the work, and answers what it had to tell instead of telling it. */
  withhold(work: () => void): Event[] {
    const from = this.events.length
    work()
    return this.events.splice(from)
  }

  schedule(run: string, target: string, at: number): void {
    this.putTask({ run, target, at })
  }
}
