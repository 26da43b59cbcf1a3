import type {
  BillingAuditAction,
  BillingAuditEntry,
} from '#shared/billing/billing-audit/billing-audit-entry.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { fieldWords, valueWords } from '#web/features/platform/forms/change-words.ts'

const words: Partial<Record<BillingAuditAction, string>> = {
  manual_debit: 'Manual charge',
  payment_settings_change: 'Payment settings changed',
  custom_pricing_applied: 'Custom pricing',
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Names the action of an administrator. */
export const actionWords = (action: BillingAuditAction): string =>
  words[action] ?? sentence(action.replaceAll('_', ' '))

const entities: Record<string, string> = { transactions: 'All transactions' }

/** Names the subject of an action: "Transaction", "Promo code". */
export const entityWords = (type: string): string => entities[type] ?? sentence(type.replaceAll('_', ' '))

const id = /^[a-z]+_[0-9A-Z]{26}$/
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

function wordsOf(field: string, value: unknown): string {
  if (typeof value === 'string' && instant.test(value)) return localTime(value)
  if (typeof value === 'string' && id.test(value)) return value
  // The log has only the names of settings, because a value may be a secret.
  if (field === 'fields' && Array.isArray(value))
    return value.map((name) => fieldWords(String(name))).join(', ')
  const said = valueWords(field, value)
  return field === 'paymentProvider'
    ? (providers[said] ?? said)
    : sentence(said).replace(/^Pro competitor\b/, 'Pro Competitor')
}

const providers: Record<string, string> = { stripe: 'Stripe', paypal: 'PayPal', manual: 'Manual' }

export type ChangedField = { name: string; before: string; after: string; changed: boolean }

/**
 * Pairs old and new values by field name, changed fields first. A field of an entry without old values has
 * not changed.
 */
export function changedFields({
  oldValues,
  newValues,
}: Pick<BillingAuditEntry, 'oldValues' | 'newValues'>): ChangedField[] {
  const names = [...new Set([...Object.keys(oldValues ?? {}), ...Object.keys(newValues ?? {})])]
  return names
    .map((field) => {
      const before = oldValues && field in oldValues ? wordsOf(field, oldValues[field]) : ''
      const after = newValues && field in newValues ? wordsOf(field, newValues[field]) : ''
      return {
        name: field === 'fields' ? 'Changed settings' : fieldWords(field),
        before,
        after,
        changed: oldValues !== undefined && before !== after,
      }
    })
    .toSorted((a, b) => Number(b.changed) - Number(a.changed) || a.name.localeCompare(b.name))
}
