import { useSyncExternalStore } from 'react'
import { serverNow } from './server-clock.ts'

const minuteMs = 60_000

const inMinutes = (ms: number): string => new Date(Math.floor(ms / minuteMs) * minuteMs).toISOString()

/** The time that the server rendered the page for, which the first render of the browser repeats. */
function minuteOfPage(): string {
  if (typeof document === 'undefined') return inMinutes(Date.now())
  const at = /^\{"at":(\d+)/.exec(document.getElementById('state')?.textContent ?? '')?.[1]
  return inMinutes(at ? Number(at) : serverNow())
}

let first: string | undefined
const firstMinute = (): string => {
  if (typeof document === 'undefined') return minuteOfPage()
  first ??= minuteOfPage()
  return first
}

const currentMinute = (): string => inMinutes(serverNow())

function followMinutes(told: () => void): () => void {
  const timer = setInterval(told, minuteMs / 4)
  return () => clearInterval(timer)
}

/** The present minute by the server’s clock, for what depends on the time of day and changes while a page is open. */
export const useMinute = (): string => useSyncExternalStore(followMinutes, currentMinute, firstMinute)
