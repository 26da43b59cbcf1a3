import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { env } from '#core/env.ts'
import { secretsManager } from './secrets-manager.ts'

/** The keys that sign tokens of one kind; the earlier ones are still accepted, for tokens that have gone out. */
const SigningKeys = z.object({
  current: z.string().check(z.minLength(32)),
  previous: z._default(z.array(z.string().check(z.minLength(32))), []),
})
type SigningKeys = z.infer<typeof SigningKeys>

/** The setting that says where the keys are: of links that turn mails off, or of served ads. */
type KeySetting = 'UNSUBSCRIBE_SECRET' | 'AD_SECRET'

type Sign = (key: string) => string

const keptMs = 60_000
/** An unknown key may be newer than the ones at hand; more often the token is made up. */
const freshMs = 5000
const kept = new Map<KeySetting, { keys: SigningKeys; at: number }>()

/** A minute old at most, or as given. */
async function readKeys(setting: KeySetting, maxAgeMs = keptMs): Promise<SigningKeys> {
  const known = kept.get(setting)
  if (known && Date.now() - known.at < maxAgeMs) return known.keys
  const { SecretString } = await secretsManager<{ SecretString: string }>('GetSecretValue', {
    SecretId: env(setting),
  })
  const keys = z.parse(SigningKeys, JSON.parse(SecretString))
  kept.set(setting, { keys, at: Date.now() })
  return keys
}

/** What `sign` makes with the present key. */
export const signedNow = async (setting: KeySetting, sign: Sign): Promise<string> =>
  sign((await readKeys(setting)).current)

/** True if `sign` makes this with one of the keys. */
export async function isSigned(setting: KeySetting, signed: string, sign: Sign): Promise<boolean> {
  const isOne = async (maxAgeMs?: number) => {
    const { current, previous } = await readKeys(setting, maxAgeMs)
    return [current, ...previous].some((key) => isSame(signed, sign(key)))
  }
  return (await isOne()) || isOne(freshMs)
}

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}
