import type { Write } from '#core/db/write.ts'
import { countedCall, fingerprint } from './counted-call.ts'

type Limit = { name: string; max: number; seconds: number }

/**
 * Counts what is sent because of an address, however many network addresses it is asked for from: commit it with what
 * is sent, so that nothing counts that was not.
 */
export function limitTarget({ name, ...limit }: Limit, target: string, now: string): Write {
  const { update, refused } = countedCall({ name, who: fingerprint(target), limit }, now)
  return { item: { Update: update }, refused }
}
