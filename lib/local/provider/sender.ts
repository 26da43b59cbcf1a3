import { newDelivery } from './engine.ts'
import type { WebhookFaults } from './faults.ts'
import type { Delivery, Records } from './store/records.ts'
import type { Store } from './store/store.ts'

const timeoutMs = 20_000

export type Message = { body: string; headers: Record<string, string> }

export type Sender = {
  /** There may be something to send. */
  wake(): void
  /** Resolves when everything due now was tried once. */
  settled(): Promise<void>
  /** Returns the number of delivery attempts since the start. */
  work(): number
  /** Sends an event again to every endpoint, whether it arrived before or not. */
  resend(eventId: string, endpoints?: string[]): number
  /** Returns the time when the next try is due, in seconds. */
  nextDue(): number | undefined
  stop(): Promise<void>
}

type Parts<Kinds extends Records> = {
  store: Store<Kinds>
  faults: { webhooks: WebhookFaults }
  now: () => Date
  /** Seconds until each next try; after the last of them an event is given up. */
  backOff: number[]
  endpoints(): { id: string; url: string }[]
  /** The posted body, with a new signature for every try. */
  messageOf(event: Kinds['event'], delivery: Delivery, at: number): Message
}

/** Delivers events to the endpoints, one after the other. */
export function createSender<Kinds extends Records>(parts: Parts<Kinds>): Sender {
  const { store, faults, now, backOff, endpoints, messageOf } = parts
  const seconds = () => Math.floor(now().getTime() / 1000)
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let tried = 0

  const due = () => {
    if (faults.webhooks.hold) return []
    const found = [...store.table('delivery').values()].filter(
      ({ status, at }) => status === 'pending' && at <= seconds(),
    )
    return faults.webhooks.reorder ? found.toReversed() : found
  }

  async function send(): Promise<void> {
    for (let waiting = due(); waiting.length > 0 && !stopping.signal.aborted; waiting = due())
      for (const delivery of waiting) {
        if (stopping.signal.aborted) return
        await deliver(delivery)
        tried += 1
      }
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const keep = (change: Partial<Delivery>) => {
      const tried: Delivery = { ...delivery, attempts: delivery.attempts + 1, ...change }
      store.write([['delivery', delivery.id, tried as Kinds['delivery']]])
    }
    const event = store.table('event').get(delivery.event)
    const endpoint = endpoints().find(({ id }) => id === delivery.endpoint)
    if (!event || !endpoint) return keep({ status: 'failed', answer: 'no endpoint' })
    if (faults.webhooks.drop > 0) {
      faults.webhooks.drop -= 1
      return keep({ status: 'dropped', answer: 'dropped by a fault switch' })
    }
    const message = messageOf(event, delivery, seconds())
    let answer = ''
    let arrived = false
    for (let copy = 0; copy < faults.webhooks.copies; copy += 1) {
      const result = await post(endpoint.url, message)
      answer = result.answer
      arrived ||= result.ok
    }
    if (stopping.signal.aborted && !arrived) return
    if (arrived) return keep({ status: 'delivered', answer })
    const wait = backOff[delivery.attempts]
    if (wait === undefined) keep({ status: 'failed', answer })
    else keep({ at: seconds() + wait, answer })
  }

  async function post(url: string, { headers, body }: Message): Promise<{ ok: boolean; answer: string }> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        // A connection that was kept may be closed by the other side just when it is used again.
        headers: { ...headers, connection: 'close' },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]),
      })
      const text = (await response.text()).slice(0, 200)
      return { ok: response.ok, answer: `${response.status} ${text}`.trim() }
    } catch (error) {
      return { ok: false, answer: (error as Error).message }
    }
  }

  function wake(): void {
    running ??= send().finally(() => {
      running = undefined
      // Takes events that came while the last of these was on its way.
      if (due().length > 0 && !stopping.signal.aborted) wake()
    })
  }

  return {
    wake,
    async settled() {
      wake()
      while (running !== undefined) await running
    },
    work: () => tried,
    resend(eventId, only) {
      if (!store.table('event').has(eventId)) return 0
      const wanted = endpoints().filter(({ id }) => only === undefined || only.includes(id))
      store.write(wanted.map(({ id }) => newDelivery<Kinds>(eventId, id, seconds())))
      wake()
      return wanted.length
    },
    nextDue() {
      if (faults.webhooks.hold) return undefined
      let next: number | undefined
      for (const { status, at } of store.table('delivery').values())
        if (status === 'pending' && (next === undefined || at < next)) next = at
      return next
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
