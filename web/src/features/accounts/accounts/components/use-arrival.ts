import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const never = () => () => {}

/**
 * The reason for this screen, in the words of its page. It outlives a reload, but the server does not know about it.
 */
type Arrival = { registered?: boolean; verified?: boolean; passwordChanged?: boolean; googleNotice?: string }

/** Tells how the visitor came here. It is empty until the page is alive, as the server renders it. */
export function useArrival(): Arrival {
  const { state } = useLocation() as { state: Arrival | null }
  return (
    useSyncExternalStore(
      never,
      () => state,
      () => null,
    ) ?? {}
  )
}
