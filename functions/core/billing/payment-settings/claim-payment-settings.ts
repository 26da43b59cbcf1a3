import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { type PaymentSettings, storedPaymentSettings } from './payment-settings.ts'
import { readPaymentSettings } from './read-payment-settings.ts'

/** Longer than any call may take: a claim that is older has ended, finished or not. */
const claimSeconds = 60

/**
 * Takes the settings for one administrator who is about to replace keys, because no transaction can write them
 * together. One of two simultaneous calls is refused before a key changes; a claim that broke off ends by itself.
 */
export async function claimPaymentSettings(now: string): Promise<PaymentSettings> {
  const known = await readPaymentSettings({ fresh: true })
  refuseClaimed(known, now)
  const claimed = {
    ...known,
    claimedUntil: addTime(now, { seconds: claimSeconds }),
    version: known.version + 1,
  }
  await commit(
    storedPaymentSettings.put(claimed, known.version === 0 ? { absent: true } : { version: known.version }),
  )
  return claimed
}

export function refuseClaimed({ claimedUntil }: PaymentSettings, now: string): void {
  if (claimedUntil && now < claimedUntil) throw concurrentChange()
}
