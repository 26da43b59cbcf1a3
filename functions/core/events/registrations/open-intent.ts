import type { StoredRegistration } from './registrations.ts'

export type Begun = Pick<StoredRegistration, 'status' | 'intentId' | 'change' | 'due'>

/** The started payment that may still be made: for the place, for a change, or for what is due. */
export function openIntent({ status, intentId, change, due }: Begun): string | undefined {
  if (status === 'held') return intentId
  return change ? change.intentId : due?.intentId
}
