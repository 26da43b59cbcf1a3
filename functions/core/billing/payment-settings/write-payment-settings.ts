import { commit } from '#core/platform/db/commit.ts'
import { type PaymentSettings, storedPaymentSettings } from './payment-settings.ts'
import { forgetPaymentSettings } from './read-payment-settings.ts'

/** Writes over settings that were just read, unless someone else has changed them since. Takes effect here at once. */
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
