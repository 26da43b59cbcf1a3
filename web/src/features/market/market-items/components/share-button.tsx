import { Share2 } from 'lucide-react'
import type { PublicItem } from '#shared/market/market-items/contract.ts'
import { itemPath } from '#shared/market/market-items/named-item.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'

/** Passes the address of an item on. */
export function ShareButton({ item: { id, title } }: { item: Pick<PublicItem, 'id' | 'title'> }) {
  const share = async () => {
    const url = new URL(itemPath(id), location.origin).href
    if (navigator.share) {
      // A person who closes the choice of programs has not failed at anything.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    await copyText(url, { done: 'Link copied', failed: 'Your browser did not copy the link.' })
  }
  return (
    <Button size="sm" onClick={() => void share()}>
      <Share2 className="size-4" aria-hidden="true" />
      Share
    </Button>
  )
}
