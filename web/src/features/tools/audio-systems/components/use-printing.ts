import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Tells whether the page is being printed, so that parts only paper shows are not computed on each step of a
 * slider.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser lays the page out as soon as the listener is done.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
