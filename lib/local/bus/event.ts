import { randomUUID } from 'node:crypto'
import type { EventBridgeEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import type { BusEntry } from './put-events.ts'

export type BusEvent = EventBridgeEvent<string, unknown>

/** An announcement by a service of the cloud, such as the mailbox or the storage, about itself. */
export type ServiceEvent = { 'detail-type': string; source: string; resources?: string[]; detail: object }

/** One event on its way to one consumer. */
export const BusDelivery = z.object({
  id: z.string(),
  consumer: z.string(),
  event: z.custom<BusEvent>((value) => value instanceof Object),
})
export type BusDelivery = z.infer<typeof BusDelivery>

/** The same event goes to the same consumer under the same id, so that it is on its way once. */
export const deliveryOf = (consumer: string, event: BusEvent): BusDelivery => ({
  id: `${consumer}-${event.id ?? randomUUID()}`,
  consumer,
  event,
})

export function toEvent(entry: BusEntry, detail: object, at: Date): BusEvent {
  const time =
    entry.Time instanceof Date ? entry.Time : entry.Time === undefined ? at : new Date(entry.Time * 1000)
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': entry.DetailType ?? '',
    source: entry.Source ?? '',
    account: '000000000000',
    time: `${time.toISOString().slice(0, 19)}Z`,
    region: 'us-east-1',
    resources: entry.Resources ?? [],
    detail,
  }
}
