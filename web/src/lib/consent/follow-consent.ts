import { applyConsent } from './apply-consent.ts'
import { type ConsentPreferences, consentKey, nothingOptional } from './consent-record.ts'
import { consentView, showConsent } from './consent-view.ts'
import { forgetConsent, storeConsent, storedConsent } from './stored-consent.ts'

/**
 * Asks people who have not decided yet, and loads for everyone else what they have allowed. Other tabs
 * follow.
 */
export function followConsent(): void {
  look()
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== consentKey) return
    showConsent('closed')
    look()
  })
}

export function decideConsent(preferences: ConsentPreferences): void {
  storeConsent(preferences)
  showConsent('closed')
  applyConsent(preferences)
}

function look(): void {
  const decided = storedConsent()
  if (!decided) {
    forgetConsent()
    if (consentView() === 'closed') showConsent('question')
  }
  applyConsent(decided ?? nothingOptional)
}
