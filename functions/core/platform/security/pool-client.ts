import * as z from 'zod/mini'
import { env } from '#core/env.ts'
import { secretsManager } from '#core/platform/secrets/secrets-manager.ts'

/** The server's own client of the pool. Its secret is in Secrets Manager alone. */
export const PoolClient = z.object({ clientId: z.string(), clientSecret: z.string() })
export type PoolClient = z.infer<typeof PoolClient>

const keptMs = 60_000
let kept: { client: PoolClient; at: number } | undefined

export async function readPoolClient(): Promise<PoolClient> {
  if (kept && Date.now() - kept.at < keptMs) return kept.client
  const { SecretString } = await secretsManager<{ SecretString: string }>('GetSecretValue', {
    SecretId: env('POOL_CLIENT_SECRET'),
  })
  kept = { client: z.parse(PoolClient, JSON.parse(SecretString)), at: Date.now() }
  return kept.client
}
