import { useQuery } from '@tanstack/react-query'
import { ownItemQuery } from '../api/own-item-query.ts'
import { NoItem } from './no-item.tsx'
import { OwnPanel } from './own-panel.tsx'

/** An item that its seller alone may see. */
export function HiddenItem({ itemId }: { itemId: string }) {
  const own = useQuery(ownItemQuery(itemId)).data
  if (!own) return <NoItem />
  return (
    <div className="shell grid gap-6 py-10">
      <h1 className="wide text-3xl wrap-anywhere">{own.item.title}</h1>
      <OwnPanel itemId={itemId} />
    </div>
  )
}
