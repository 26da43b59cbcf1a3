import { useState } from 'react'
import { Link } from 'react-router-dom'
import { hasItemPage, itemStateAt } from '#shared/market/market-items/item-state.ts'
import { editItemPath, itemPath } from '#shared/market/market-items/named-item.ts'
import type { OwnItem } from '#shared/market/market-items/own-contract.ts'
import { SaleActions } from '#web/features/market/sales/components/sale-actions.tsx'
import { serverTime } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { WayQuestion } from './item-actions.tsx'
import { dateWords } from './item-dates-words.ts'
import { isEditable, nameOf, stateWords } from './item-words.ts'
import { nextItemAction } from './next-item-action.ts'
import { priceWords } from './price-words.ts'
import { useUnreadItems } from './use-unread-items.ts'

type ItemRowProps = { own: OwnItem }

const counted = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`

/** An item in the list of its seller: how it stands, what people did with it, and what to do next. */
export function ItemRow({ own }: ItemRowProps) {
  const { item, buyer } = own
  const { id, pictures, reason, publishedAt, saveCount, conversationCount } = item
  const unread = useUnreadItems()
  const [isRenewing, setRenewing] = useState(false)
  const now = serverTime()
  const [cover] = pictures
  const state = itemStateAt(item, now)
  const { words, tone } = stateWords[state]
  const name = nameOf(item)
  const next = nextItemAction(item, now, unread.get(id))
  const hidden = <span className="sr-only"> {name}</span>
  return (
    <li className="flex items-start gap-3 px-4 py-4 sm:gap-5 sm:px-5">
      {cover ? (
        <Picture
          src={cover.src}
          alt=""
          sizes="7rem"
          width={112}
          height={63}
          className="aspect-4/3 w-20 shrink-0 border border-line object-cover sm:aspect-video sm:w-28"
        />
      ) : (
        <span
          aria-hidden="true"
          className="block aspect-4/3 w-20 shrink-0 border border-line sm:aspect-video sm:w-28"
        />
      )}
      <div className="grid min-w-0 grow items-center gap-x-5 gap-y-3 lg:flex">
        <div className="min-w-0 grow wrap-anywhere">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={editItemPath(id)} className="font-semibold hover:underline">
              {name}
            </Link>
            <Badge tone={tone}>{words}</Badge>
          </p>
          <p className="text-sm text-dim">
            {[priceWords(item), dateWords(item, now), buyer && `to ${buyer.name}`]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {reason && (state === 'refused' || state === 'removed') && <p className="mt-1 text-sm">{reason}</p>}
          {publishedAt && (
            <p className="mt-1 text-sm text-dim">
              {counted(saveCount, 'save', 'saves')},{' '}
              {counted(conversationCount, 'conversation', 'conversations')}
            </p>
          )}
        </div>
        <div className="flex shrink-0 flex-wrap gap-2">
          {next?.kind === 'link' && (
            <ButtonLink size="sm" variant="primary" to={next.to}>
              {next.label}
              {hidden}
            </ButtonLink>
          )}
          {next?.kind === 'renew' && (
            <Button data-own size="sm" variant="primary" onClick={() => setRenewing(true)}>
              Renew
              {hidden}
            </Button>
          )}
          <SaleActions own={own} isSaleNext={next?.kind === 'sell'} />
          <ButtonLink size="sm" to={editItemPath(id)}>
            {isEditable(item) ? 'Edit' : 'Open'}
            {hidden}
          </ButtonLink>
          {hasItemPage(item, now) && (
            <ButtonLink size="sm" variant="ghost" to={itemPath(id)}>
              View
              {hidden}
            </ButtonLink>
          )}
        </div>
      </div>
      {isRenewing && <WayQuestion way="renew" item={item} onClose={() => setRenewing(false)} />}
    </li>
  )
}
