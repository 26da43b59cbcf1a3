import { useEffect, useState, useSyncExternalStore } from 'react'

type OfflineStore<State> = {
  subscribe: (listener: () => void) => () => void
  state: () => State
  start: () => Promise<void>
  stop: () => void
}

/** Opens the store of this device for as long as a screen is open. Another `of` opens another store. */
export function useOfflineStore<State, Store extends OfflineStore<State>>(
  of: string,
  create: () => Store & OfflineStore<State>,
): { store: Store; state: State } {
  const [store, setStore] = useState<Store & OfflineStore<State>>(create)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `create` reads is named by `of`
  useEffect(() => {
    // A store that was stopped, as by a double start while developing, does not start again.
    const opened = create()
    setStore(opened)
    void opened.start()
    return opened.stop
  }, [of])
  const state = useSyncExternalStore(store.subscribe, store.state)
  return { store, state }
}
