import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { storedImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'
import { kept, ownPrefix } from '#web/lib/kept-in-browser.ts'
import { storedUser } from '#web/lib/session/stored-session.ts'

export type KeptRegistrations = { at: string; items: OwnRegistration[] }

/**
 * The key for the registrations of the member who signed in here, which is known without the network, too.
 * Nothing is kept for members whom an administrator acts as.
 */
function nameHere(): string | undefined {
  const person = storedUser()
  return person && !storedImpersonation() ? `${ownPrefix}entries.${person}` : undefined
}

/** Keeps the entries to come on this device, so that a ticket opens without the network. A logout takes them away. */
export function keepRegistrations(items: OwnRegistration[], at: string): void {
  const name = nameHere()
  if (name) kept.set(name, JSON.stringify({ at, items } satisfies KeptRegistrations))
}

export function keptRegistrations(): KeptRegistrations | undefined {
  const name = nameHere()
  try {
    return (name && JSON.parse(kept.get(name) ?? 'null')) ?? undefined
  } catch {
    return undefined
  }
}
