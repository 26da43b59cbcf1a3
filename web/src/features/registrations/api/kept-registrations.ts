import type { OwnRegistration } from '#shared/registrations/contract.ts'
import { kept, ownPrefix } from '#web/lib/kept.ts'

type KeptRegistrations = { at: string; items: OwnRegistration[] }

const nameFor = (userId: string) => `${ownPrefix}entries.${userId}`

/** Keeps the entries to come on this device, so that a ticket opens without the network. */
export const keepRegistrations = (userId: string, items: OwnRegistration[], at: string): void =>
  kept.set(nameFor(userId), JSON.stringify({ at, items } satisfies KeptRegistrations))

export function keptRegistrations(userId: string): KeptRegistrations | undefined {
  try {
    return JSON.parse(kept.get(nameFor(userId)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
