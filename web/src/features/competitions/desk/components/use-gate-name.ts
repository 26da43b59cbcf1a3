import { useState } from 'react'
import { kept } from '#web/lib/kept-in-browser.ts'

const key = 'desk_gate'
const longest = 30

/** This device's name for its gate, kept for the next time. */
export function useGateName(): [name: string, change: (name: string) => void] {
  const [name, setName] = useState(() => kept.get(key) ?? 'Gate 1')
  const change = (next: string) => {
    const short = next.slice(0, longest)
    setName(short)
    kept.set(key, short)
  }
  return [name, change]
}
