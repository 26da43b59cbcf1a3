import type { Message } from '../../provider/sender.ts'
import type { Delivery } from '../../provider/store/records.ts'
import { view } from '../../provider/store/view.ts'
import type { SigningChain } from '../certificates/signing-chain.ts'
import type { Event } from '../store/kinds.ts'
import { timeOf } from '../wire/time.ts'
import { transmissionHeaders } from './transmission.ts'

const minute = 60
const hour = 3600

/** Twenty-five tries in three days, soon at first. */
export const backOff = [
  ...[10, 30, minute, 2 * minute, 5 * minute, 10 * minute, 15 * minute, 30 * minute],
  ...[hour, hour, 2 * hour, 2 * hour, ...Array.from({ length: 12 }, () => 5 * hour)],
]

/** An event as it is posted; PayPal escapes slashes, so parsing it and writing it again gives different bytes. */
export function messageOf(
  chain: SigningChain,
  url: string,
  event: Event,
  delivery: Delivery,
  at: number,
): Message {
  const body = JSON.stringify(view(event)).replaceAll('/', '\\/')
  const transmission = { id: delivery.id, time: timeOf(at), webhookId: delivery.endpoint, body }
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'PayPal/AUHR-1.0',
      'correlation-id': delivery.id.slice(0, 13),
      ...transmissionHeaders(chain, url, transmission),
    },
  }
}
