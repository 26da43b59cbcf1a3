import { useRef } from 'react'

/** A press that does one thing at a time: presses before it is done, as by a double click, are not heard. */
export function usePress(act: () => Promise<unknown>): () => void {
  const running = useRef(false)
  return () => {
    if (running.current) return
    running.current = true
    void act().finally(() => {
      running.current = false
    })
  }
}
