import { useEffect, useState } from 'react'
import { keptInTab } from '#web/lib/kept-in-browser.ts'

const name = 'guest_claim'

/**
 * The secret after `#`: the address bar and the history of the browser forget it. This tab keeps it until it is used,
 * so that a visitor who logs in first comes back to it.
 */
export function useClaimHandle(): { handle: string | undefined; forget: () => void } {
  const [handle, setHandle] = useState<string>()
  useEffect(() => {
    const take = () => {
      const found = location.hash.slice(1)
      if (found) {
        history.replaceState(history.state, '', location.pathname + location.search)
        keptInTab.set(name, found)
      }
      setHandle(found || keptInTab.get(name) || '')
    }
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return { handle, forget: () => keptInTab.remove(name) }
}
