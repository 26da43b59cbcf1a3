import { createHash } from 'node:crypto'
import type { StoredSubscription } from './subscriptions.ts'

/**
 * The key under which the provider makes one change of a subscription, once: the same for equal requests while our row
 * is unchanged, another one as soon as anything has changed.
 */
export function changeKey(
  { id, version }: Pick<StoredSubscription, 'id' | 'version'>,
  verb: string,
  details: unknown = '',
): string {
  const digest = createHash('sha256').update(JSON.stringify(details)).digest('hex').slice(0, 16)
  return `${id}-${version}-${verb}-${digest}`
}
