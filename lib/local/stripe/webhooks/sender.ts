import { createHmac } from 'node:crypto'
import type { Faults } from '../faults.ts'
import type { Delivery } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Store } from '../store/store.ts'
import { view } from '../store/view.ts'

/** Seconds until the next try: soon at first, then up to three days after the event. */
const backOff = [5, 30, 120, 600, 3600, 10_800, 21_600, 43_200, 43_200, 43_200, 43_200]
const timeoutMs = 20_000

export type Sender = {
  /** There may be something to send. */
  wake(): void
  /** Resolves when everything due now was tried once, saying whether there was anything. */
  settled(): Promise<boolean>
  /** Sends an event again to every endpoint, whether it arrived before or not. */
  resend(eventId: string): number
  /** When the next try is due, in seconds. */
  nextDue(): number | undefined
  stop(): Promise<void>
}

/** Delivers events to the endpoints, one after the other, each try signed afresh. */
export function createSender(parts: { store: Store; faults: Faults; now: () => Date }): Sender {
  const { store, faults, now } = parts
  const seconds = () => Math.floor(now().getTime() / 1000)
  const stopping = new AbortController()
  let running: Promise<void> | undefined

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
      }
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const keep = (change: Partial<Delivery>) =>
      store.write([['delivery', delivery.id, { ...delivery, attempts: delivery.attempts + 1, ...change }]])
    const event = store.table('event').get(delivery.event)
    const endpoint = store.table('webhook_endpoint').get(delivery.endpoint)
    if (!event || endpoint?.status !== 'enabled') return keep({ status: 'failed', answer: 'no endpoint' })
    if (faults.webhooks.drop > 0) {
      faults.webhooks.drop -= 1
      return keep({ status: 'dropped', answer: 'dropped by a fault switch' })
    }
    const body = JSON.stringify(view({ ...event, pending_webhooks: 1 }), null, 2)
    let answer = ''
    let arrived = false
    for (let copy = 0; copy < faults.webhooks.copies; copy += 1) {
      const result = await post(endpoint.url, body, signatureOf(body, endpoint._.secret, seconds()))
      answer = result.answer
      arrived ||= result.ok
    }
    if (stopping.signal.aborted && !arrived) return
    if (arrived) return keep({ status: 'delivered', answer })
    const wait = backOff[delivery.attempts]
    if (wait === undefined) keep({ status: 'failed', answer })
    else keep({ at: seconds() + wait, answer })
  }

  async function post(
    url: string,
    body: string,
    signature: string,
  ): Promise<{ ok: boolean; answer: string }> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signature,
        },
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
      // What came while the last of them was on its way.
      if (due().length > 0 && !stopping.signal.aborted) wake()
    })
  }

  return {
    wake,
    async settled() {
      const busy = running !== undefined || due().length > 0
      wake()
      while (running !== undefined) await running
      return busy
    },
    resend(eventId) {
      if (!store.table('event').has(eventId)) return 0
      const endpoints = [...store.table('webhook_endpoint').values()]
      for (const { id: endpoint } of endpoints) {
        const id = newId('whd')
        store.write([
          [
            'delivery',
            id,
            {
              id,
              object: 'delivery',
              event: eventId,
              endpoint,
              attempts: 0,
              at: seconds(),
              status: 'pending',
              answer: null,
            },
          ],
        ])
      }
      wake()
      return endpoints.length
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

/** `t` and the body, so that neither an old nor another message passes for this one. */
export function signatureOf(body: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}
