import { useEffect } from 'react'

/** Shows this page in a theme as long as the board is open. Nothing is remembered of it. */
export function useBoardTheme(theme: 'dark' | 'light' | undefined): void {
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
