import { type RefObject, useEffect } from 'react'

/**
 * Ctrl+K, or Command+K, moves to the search field: that of the header, or that of the menu, which opens for
 * it.
 */
export function useSearchKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const jump = (event: globalThis.KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      const field = input.current
      // Autofill by the browser arrives as a key without a name.
      if (key?.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey || !field) return
      const menu = field.closest('details')
      const wasOpen = menu?.open
      if (menu) menu.open = true
      if (field.getClientRects().length > 0) {
        event.preventDefault()
        field.focus()
        field.select()
      } else if (menu) menu.open = wasOpen ?? false
    }
    addEventListener('keydown', jump)
    return () => removeEventListener('keydown', jump)
  }, [input])
}
