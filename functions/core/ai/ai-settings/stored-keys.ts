import * as z from 'zod/mini'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { entity } from '#core/platform/db/entity.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const KeptKeys = z.object({
  /** The hosts that there is a key for, and since when. The keys themselves are a secret. */
  keys: z.array(z.object({ host: z.string(), setAt: z.iso.datetime() })),
  claimedUntil: z.optional(z.iso.datetime()),
  version: z.int(),
})
export type KeptKeys = z.infer<typeof KeptKeys>

export const keptKeys = entity({
  name: 'ai-keys',
  erasure: 'impersonal',
  schema: KeptKeys,
  key: (_: object) => ({ pk: 'AI', sk: 'KEYS' }),
})

export const readKeptKeys = async (): Promise<KeptKeys> =>
  (await keptKeys.get({}, { consistent: true })) ?? { keys: [], version: 0 }

/** Longer than any call may take: a claim that is older has ended, finished or not. */
const claimSeconds = 60

/**
 * Takes the keys for one administrator who is about to replace one, because no transaction can write the secret as well.
 * One of two simultaneous calls is refused before a key changes.
 */
export async function claimKeys(now: string): Promise<KeptKeys> {
  const known = await readKeptKeys()
  if (known.claimedUntil && now < known.claimedUntil) throw concurrentChange()
  const claimed = {
    ...known,
    claimedUntil: addTime(now, { seconds: claimSeconds }),
    version: known.version + 1,
  }
  await commit(keptKeys.put(claimed, known.version === 0 ? { absent: true } : { version: known.version }))
  return claimed
}
