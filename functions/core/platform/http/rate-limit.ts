import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '#core/platform/db/client.ts'
import type { Contract } from '#shared/platform/http/route.ts'
import { countedCall, fingerprint } from './counted-call.ts'
import { networkOf } from './network-of.ts'

/** Counts a call and refuses it when its caller has used up the window. Addresses are kept only as fingerprints. */
export async function limitRate(
  { name, rateLimit: limit }: Pick<Contract, 'name' | 'rateLimit'>,
  caller: { ip: string; userId: string | undefined },
  now: string,
): Promise<void> {
  if (!limit) return
  const who = limit.per === 'user' && caller.userId ? caller.userId : fingerprint(networkOf(caller.ip))
  const { update, refused } = countedCall({ name, who, limit }, now)
  try {
    await documents().send(new UpdateCommand(update))
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') throw refused()
    throw error
  }
}
