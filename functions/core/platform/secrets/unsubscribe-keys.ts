import * as z from 'zod/mini'
import { env } from '#core/env.ts'
import { secretsManager } from './secrets-manager.ts'

/**
 * The keys that sign the links that turn mails off; the earlier ones are still accepted, for mails that have gone out.
 */
const UnsubscribeKeys = z.object({
  current: z.string().check(z.minLength(32)),
  previous: z._default(z.array(z.string().check(z.minLength(32))), []),
})
export type UnsubscribeKeys = z.infer<typeof UnsubscribeKeys>

const keptMs = 60_000
let kept: { keys: UnsubscribeKeys; at: number } | undefined

/** A minute old at most, or as given. */
export async function readUnsubscribeKeys(maxAgeMs = keptMs): Promise<UnsubscribeKeys> {
  if (kept && Date.now() - kept.at < maxAgeMs) return kept.keys
  const { SecretString } = await secretsManager<{ SecretString: string }>('GetSecretValue', {
    SecretId: env('UNSUBSCRIBE_SECRET'),
  })
  kept = { keys: z.parse(UnsubscribeKeys, JSON.parse(SecretString)), at: Date.now() }
  return kept.keys
}
