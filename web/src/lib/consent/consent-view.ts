/** The state of the cookie preferences: nothing, the question, or a switch for each category. */
export type ConsentView = 'closed' | 'question' | 'settings'

let view: ConsentView = 'closed'
const listeners = new Set<() => void>()

export const consentView = (): ConsentView => view

export function subscribeToConsentView(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function showConsent(next: ConsentView): void {
  view = next
  for (const listener of listeners) listener()
}
