import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DeskEvent } from '#shared/desk/contract.ts'
import { storedUser } from '#web/lib/session/stored-session.ts'
import { createDeskStore, type DeskState, type DeskStore } from '../offline/desk-store.ts'

export type Desk = { store: DeskStore; state: DeskState }

/** The desk of an event for the member who is signed in on this device, while the screen is open. */
export function useDesk(eventId: string): Desk {
  const person = storedUser() ?? ''
  const [store, setStore] = useState(() => createDeskStore(person, eventId as DeskEvent['id']))
  useEffect(() => {
    // A store that was stopped, as by a double start while developing, does not start again.
    const opened = createDeskStore(person, eventId as DeskEvent['id'])
    setStore(opened)
    void opened.start()
    return opened.stop
  }, [person, eventId])
  const state = useSyncExternalStore(store.subscribe, store.state)
  return { store, state }
}
