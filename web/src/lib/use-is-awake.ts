import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Tells whether the page has come alive in the browser. The server cannot wait for lazy parts, and reports
 * that to the browser as an error, so parts that load only when needed are drawn from here on.
 */
export const useIsAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
