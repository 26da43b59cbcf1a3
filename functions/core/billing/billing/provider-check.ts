import type { PaymentSettings } from '#core/billing/payment-settings/payment-settings.ts'
import { log } from '#core/platform/log/log.ts'
import type { PaymentMode } from '#shared/billing/payment-settings/payment-settings.ts'
import { AppError } from '#shared/errors.ts'

export type ProviderCheck = { what: string; ok: boolean; detail?: string }

export type Asked = {
  mode: PaymentMode
  settings: PaymentSettings
  /** The base address where the providers reach us. */
  webhooks: string
}

/** One check, answered with the problem, or nothing if all is well. */
export async function check(what: string, ask: () => Promise<string | undefined>): Promise<ProviderCheck> {
  try {
    const detail = await ask()
    return { what, ok: detail === undefined, ...(detail && { detail }) }
  } catch (error) {
    // A provider’s message about a key may repeat part of the key.
    log.warn('payment_settings.check_failed', { what, name: error instanceof Error ? error.name : 'unknown' })
    const detail = error instanceof AppError ? error.message : 'The provider refused the request.'
    return { what, ok: false, detail }
  }
}
