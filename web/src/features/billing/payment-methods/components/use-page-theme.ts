import { useSyncExternalStore } from 'react'
import { currentTheme } from '#web/lib/theme.ts'

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The theme of the page, however it was changed, for parts that are given colors instead of inheriting them. */
export const usePageTheme = () => useSyncExternalStore(subscribe, currentTheme, currentTheme)
