import type { Write } from '#core/platform/db/write.ts'
import { countedCall, fingerprint } from './counted-call.ts'

type Limit = { name: string; max: number; seconds: number }

/**
 * Counts mails to an address, from any number of network addresses: commit it with the mail, so that only sent mails
 * count.
 */
export function limitTarget({ name, ...limit }: Limit, target: string, now: string): Write {
  const { update, refused } = countedCall({ name, who: fingerprint(target), limit }, now)
  return { item: { Update: update }, refused }
}
