import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Theme } from '#web/ui/theme-toggle.tsx'

/** The theme that the server rendered the page in. */
export const RenderedTheme = createContext<Theme>('dark')

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentTheme = (): Theme =>
  document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'

/** Changes the page at once; the cookie lets the server render the next one so. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `theme=${theme}; Path=/; Max-Age=34560000; SameSite=Lax${secure}`
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--c-ground').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground)
  for (const listener of listeners) listener()
}

export function useTheme(): Theme {
  const rendered = useContext(RenderedTheme)
  return useSyncExternalStore(subscribe, currentTheme, () => rendered)
}
