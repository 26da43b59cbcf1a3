import { useSyncExternalStore } from 'react'
import { clearGoogleHandle, googleHandle } from '#web/lib/session/google-handle.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The handle that this tab holds for a visitor whom Google has identified. It is undefined until the page is
 * alive.
 */
export const useGoogleHandle = () =>
  useSyncExternalStore<string | undefined>(subscribe, googleHandle, () => undefined)

export function forgetGoogleHandle(): void {
  clearGoogleHandle()
  for (const listener of listeners) listener()
}
