import type { Transaction } from '../store/transaction.ts'
import type { TaxLocation } from './tax-location.ts'

/** Tells whether tax is collected at a place: only where the account is registered, at this time. */
export const collectsAt = (tx: Transaction, { country, state }: TaxLocation): boolean =>
  tx
    .find('tax.registration')
    .some(
      ({ country: registered, country_options: options, active_from: from, expires_at: until }) =>
        registered === country &&
        (country !== 'US' || options.us?.state === state) &&
        from <= tx.now &&
        (until === null || until > tx.now),
    )
