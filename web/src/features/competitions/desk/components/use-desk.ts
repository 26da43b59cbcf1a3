import type { DeskEvent } from '#shared/competitions/desk/contract.ts'
import { useOfflineStore } from '#web/features/platform/offline/use-offline-store.ts'
import { storedUser } from '#web/lib/session/stored-session.ts'
import { createDeskStore, type DeskState, type DeskStore } from '../offline/desk-store.ts'

export type Desk = { store: DeskStore; state: DeskState }

/** The desk of an event for the member who is signed in on this device, while the screen is open. */
export function useDesk(eventId: string): Desk {
  const person = storedUser() ?? ''
  return useOfflineStore<DeskState, DeskStore>(`${person} ${eventId}`, () =>
    createDeskStore(person, eventId as DeskEvent['id']),
  )
}
