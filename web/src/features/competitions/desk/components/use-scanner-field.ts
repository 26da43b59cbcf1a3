import { type RefObject, useEffect } from 'react'

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/**
 * Leads what a scanner types into the field, wherever the focus is: its Enter would otherwise press the button that
 * was pressed last.
 */
export function useScannerField(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const lead = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const isSign = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
      if (isSign && !isTyped(target) && !document.querySelector('dialog[open]')) field.current?.focus()
    }
    document.addEventListener('keydown', lead)
    return () => document.removeEventListener('keydown', lead)
  }, [field])
}
