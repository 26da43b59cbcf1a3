import { useEffect } from 'react'

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 }

/** `j` and `k` move from row to row of a list. Enter then follows the link of the row. */
export function useRowKeys(): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input,textarea,select,dialog')
      const step = steps[event.key]
      if (!step || typing || event.ctrlKey || event.metaKey || event.altKey) return
      const rows = [...document.querySelectorAll<HTMLElement>('main a[data-row]')]
      const at = rows.indexOf(document.activeElement as HTMLElement)
      const next = rows[at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step]
      next?.focus()
      next?.scrollIntoView({ block: 'nearest' })
    }
    addEventListener('keydown', move)
    return () => removeEventListener('keydown', move)
  }, [])
}
