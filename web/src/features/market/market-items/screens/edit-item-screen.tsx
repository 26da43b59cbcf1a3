import { useParams } from 'react-router-dom'
import type { PageData } from '#web/app/screen.ts'
import { ownItemQuery } from '../api/own-item-queries.ts'
import { ItemPage } from '../editing/item-page.tsx'

const plain = 'Edit an item'

export const title = ({ params, get }: PageData): string => {
  const own = get(ownItemQuery(params.itemId ?? '')) as { item: { title: string } } | null | undefined
  return own?.item.title ? `Edit ${own.item.title}` : plain
}

export function Screen() {
  const { itemId = '' } = useParams()
  return <ItemPage key={itemId} itemId={itemId} title={plain} />
}
