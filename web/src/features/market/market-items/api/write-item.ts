import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { AppError } from '#shared/errors.ts'
import type { Item, ItemFields } from '#shared/market/market-items/item.ts'
import {
  addItemPicture,
  arrangeItemPictures,
  createItem,
  type OwnItem,
  publishItem,
  updateItem,
} from '#shared/market/market-items/own-contract.ts'
import { attemptKeys } from '#web/features/platform/forms/attempt-key.ts'
import { call } from '#web/lib/call.ts'
import { describedPictures, suggestedAlt } from '../editing/suggested-alt.ts'
import { myItemsKey, ownItemQuery } from './own-item-queries.ts'

type Named = { id: string; alt: string }

/**
 * Writes an item from one page: fields and pictures are saved beside each other, one request after the other, because each
 * makes the version that the next one names. `onKept` hears of each.
 */
export function useWriteItem(opened: OwnItem | undefined, onKept: (own: OwnItem) => void) {
  const queryClient = useQueryClient()
  const [keys] = useState(() => attemptKeys())
  const known = useRef(opened?.item)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const heard = useRef(onKept)
  useEffect(() => {
    heard.current = onKept
  })

  const inTurn = <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    const done = last.current.then(act)
    last.current = done.catch(() => undefined)
    return done
  }
  const keep = (own: OwnItem): OwnItem => {
    known.current = own.item
    queryClient.setQueryData(ownItemQuery(own.item.id).queryKey, own)
    void queryClient.invalidateQueries({ queryKey: myItemsKey })
    heard.current(own)
    return own
  }
  const create = async (body: ItemFields) => {
    const own = keep(await call(createItem, { body }, { idempotencyKey: keys.keyFor(body) }))
    keys.settle()
    return own
  }
  const update = async ({ id: itemId, version }: Item, fields: ItemFields, idempotencyKey: string) =>
    keep(await call(updateItem, { params: { itemId }, body: { ...fields, version } }, { idempotencyKey }))
  const order = async ({ id: itemId, version }: Item, pictures: Named[]) =>
    keep(
      await call(
        arrangeItemPictures,
        { params: { itemId }, body: { pictures, version } },
        { idempotencyKey: crypto.randomUUID() },
      ),
    )
  return {
    write: (fields: ItemFields, idempotencyKey: string) =>
      inTurn(async () => {
        const own = known.current ? await update(known.current, fields, idempotencyKey) : await create(fields)
        const pictures = describedPictures(own.item)
        return pictures ? order(own.item, pictures) : own
      }),
    publish: () =>
      inTurn(async () => {
        const { id: itemId, version } = known.current as Item
        return keep(
          await call(
            publishItem,
            { params: { itemId }, body: { version } },
            { idempotencyKey: crypto.randomUUID() },
          ),
        )
      }),
    /** Shows an uploaded picture, on a new draft if there is none. */
    addPicture: (uploadId: string, fields: ItemFields) =>
      inTurn(async () => {
        const item = known.current ?? (await create(fields)).item
        const alt = suggestedAlt(item.title || fields.title, item.pictures.length)
        return keep(
          await call(
            addItemPicture,
            { params: { itemId: item.id }, body: { uploadId, alt } },
            { idempotencyKey: crypto.randomUUID() },
          ),
        )
      }),
    arrange: (pictures: (item: Item) => Named[]) =>
      inTurn(async () => {
        const item = known.current as Item
        return order(item, pictures(item))
      }),
    /** Reads what someone else, perhaps the same person in another tab, has made of it. */
    latest: async (): Promise<OwnItem> => {
      const { id } = known.current as Item
      const own = await queryClient.fetchQuery({ ...ownItemQuery(id), staleTime: 0 })
      if (!own) throw new AppError('not_found', 'item_not_found', 'This item is no longer available.')
      known.current = own.item
      return own
    },
    readAgain: () => queryClient.invalidateQueries({ queryKey: ['items'] }),
  }
}
export type ItemWriting = ReturnType<typeof useWriteItem>
