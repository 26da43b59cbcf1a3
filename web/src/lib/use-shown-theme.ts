import { useEffect } from 'react'

/** Shows this page in a theme as long as it is open, such as within the page of another. Nothing is remembered of it. */
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
