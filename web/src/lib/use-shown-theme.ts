import { useEffect } from 'react'

/**
 * Shows this page in a theme as long as it is open, such as inside another site. The theme is not remembered.
 */
export function useShownTheme(theme: 'dark' | 'light' | undefined): void {
  useEffect(() => {
    if (!theme) return
    const root = document.documentElement
    const before = root.dataset.theme
    root.dataset.theme = theme
    return () => {
      if (before) root.dataset.theme = before
    }
  }, [theme])
}
