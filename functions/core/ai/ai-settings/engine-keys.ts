import * as z from 'zod/mini'
import { env } from '#core/env.ts'
import { secretsManager } from '#core/platform/secrets/secrets-manager.ts'
import { aiRefusal } from '#shared/ai/ai-settings/ai-refusal.ts'
import { hostOf } from '#shared/ai/ai-settings/engine.ts'

/** The keys of the services, by their hosts. */
const EngineKeys = z.record(z.string(), z.string())
type EngineKeys = z.infer<typeof EngineKeys>

const keptMs = 60_000
let kept: { keys: EngineKeys; at: number } | undefined

/** A minute old at most. `fresh` reads them again, as before they are replaced. */
export async function readEngineKeys({ fresh = false } = {}): Promise<EngineKeys> {
  if (!fresh && kept && Date.now() - kept.at < keptMs) return kept.keys
  const { SecretString } = await secretsManager<{ SecretString: string }>('GetSecretValue', {
    SecretId: env('AI_SECRET'),
  })
  kept = { keys: keysIn(SecretString), at: Date.now() }
  return kept.keys
}

/** What JSON says of a secret that is none would bring a part of a key into the log. */
export function keysIn(secret: string): EngineKeys {
  try {
    return z.parse(EngineKeys, JSON.parse(secret))
  } catch {
    throw new Error('The secret of AI keys is not JSON of hosts with their keys.')
  }
}

/** The key of an engine, also one that was added a moment ago; refuses an engine that there is none for. */
export async function keyOf({ baseUrl }: { baseUrl: string }): Promise<string> {
  const host = hostOf({ baseUrl })
  const key = (await readEngineKeys())[host] ?? (await readEngineKeys({ fresh: true }))[host]
  if (!key) throw aiRefusal.noKey(host)
  return key
}

export async function writeEngineKeys(keys: EngineKeys): Promise<void> {
  await secretsManager('PutSecretValue', { SecretId: env('AI_SECRET'), SecretString: JSON.stringify(keys) })
  kept = undefined
}
