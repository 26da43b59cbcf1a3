import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Tells whether the page is being printed. Parts for paper alone are made only then. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    // The browser takes its picture of the page as soon as its listeners have returned.
    addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal })
    addEventListener('afterprint', () => setPrinting(false), { signal })
    return () => ended.abort()
  }, [])
  return isPrinting
}
