import { useSyncExternalStore } from 'react'

const question = '(prefers-reduced-motion: reduce)'

function subscribe(listener: () => void): () => void {
  const media = matchMedia(question)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Tells whether this person asked for a page on which nothing moves by itself. */
export const useStill = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(question).matches,
    () => false,
  )
