import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'

function follow(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

const afterHash = () => location.hash.slice(1)

/** What a link in an email says: after `#`, which no server sees, or as a query in emails from before. */
export function useMailedLink(): URLSearchParams {
  const [search] = useSearchParams()
  const hidden = useSyncExternalStore(follow, afterHash, () => '')
  return hidden.includes('=') ? new URLSearchParams(hidden) : search
}
