import { randomUUID } from 'node:crypto'
import type { EventBridgeEvent } from 'aws-lambda'
import type { BusEntry } from './put-events.ts'

export type BusEvent = EventBridgeEvent<string, unknown>

/** What a service of the cloud, such as the mailbox or the storage, announces about itself. */
export type ServiceEvent = { 'detail-type': string; source: string; resources?: string[]; detail: object }

export type BusDeadLetter = {
  id: string
  consumer: string
  event: BusEvent
  reason: string
  failedAt: string
}

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
