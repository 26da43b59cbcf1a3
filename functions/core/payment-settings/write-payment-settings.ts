import { commit } from '#core/db/commit.ts'
import { type PaymentSettings, storedPaymentSettings } from './payment-settings.ts'
import { forgetPaymentSettings } from './read-payment-settings.ts'

/** Over settings that were just read, unless somebody else has changed them since. Holds here at once. */
export async function writePaymentSettings(
  known: PaymentSettings,
  change: Partial<Omit<PaymentSettings, 'version'>>,
): Promise<void> {
  await commit(
    storedPaymentSettings.put(
      { ...known, ...change, version: known.version + 1 },
      known.version === 0 ? { absent: true } : { version: known.version },
    ),
  )
  forgetPaymentSettings()
}
