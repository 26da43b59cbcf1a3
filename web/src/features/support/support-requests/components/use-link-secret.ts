import { useEffect, useState } from 'react'

/**
 * The secret after `#`, moved to memory: the address bar and the history of the browser forget it. Empty where there is
 * none, undefined before the page is alive.
 */
export function useLinkSecret(): string | undefined {
  const [secret, setSecret] = useState<string>()
  useEffect(() => {
    const take = () => {
      const found = location.hash.slice(1)
      if (found) history.replaceState(history.state, '', location.pathname + location.search)
      setSecret((before) => found || before || '')
    }
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return secret
}
