import * as z from 'zod/mini'
import { ItemFields } from '#shared/market/market-items/item.ts'
import type { OwnItem } from '#shared/market/market-items/own-contract.ts'
import { decimalDollars } from '#shared/platform/money/decimal-dollars.ts'
import { parseCents } from '#shared/platform/money/parse-cents.ts'
import { zoneOfState } from '#shared/platform/places/zone-of-state.ts'
import type { User } from '#shared/platform/users/user.ts'

/** What a new item begins with. */
export type ItemStart = Partial<ItemFields>

/** An item to edit. Without a version it is still to be created. */
export type EditedItem = { own?: OwnItem; start?: ItemStart; version?: number | undefined }

export const editedItem = (own: OwnItem | undefined, start?: ItemStart): EditedItem =>
  own ? { own, version: own.item.version } : { ...(start && { start }) }

const blank: ItemFields = {
  title: '',
  description: '',
  category: 'subwoofers',
  condition: 'good',
  brand: '',
  model: '',
  priceKind: 'fixed',
  priceCents: 0,
  delivery: 'pickup',
  city: '',
  state: '',
  zip: '',
  instantReserve: false,
}

/** The place of a member, as far as things can be sold there. */
export function placeOfSeller({ city, state, zip }: Pick<User, 'city' | 'state' | 'zip'>): ItemStart {
  if (!zoneOfState(state)) return {}
  const digits = zip.slice(0, 5)
  return { city, state, zip: /^\d{5}$/.test(digits) ? digits : '' }
}

/** The values of the form of an item, each as it is typed. */
export function valuesOf({ own, start }: EditedItem) {
  const said: ItemFields = own?.item ?? { ...blank, ...start }
  return {
    title: said.title,
    category: said.category,
    condition: said.condition,
    brand: said.brand,
    model: said.model,
    priceKind: said.priceKind,
    price: said.priceCents === 0 ? '' : decimalDollars(said.priceCents),
    description: said.description,
    delivery: said.delivery,
    shipping: said.shippingCents === undefined ? '' : decimalDollars(said.shippingCents),
    city: said.city,
    state: said.state,
    zip: said.zip,
    instantReserve: said.instantReserve,
    listingId: said.listingId ?? '',
  }
}
export type ItemValues = ReturnType<typeof valuesOf>

/** An amount that cannot be read is none that the contract takes. */
const cents = (typed: string) => (typed.trim() === '' ? undefined : (parseCents(typed) ?? Number.NaN))

/** Converts the values of the form to what is sent. */
export function toFields({ price, shipping, listingId, ...plain }: ItemValues): z.input<typeof ItemFields> {
  const shippingCents = plain.delivery === 'pickup' ? undefined : cents(shipping)
  return {
    ...plain,
    priceCents: plain.priceKind === 'free' ? 0 : (cents(price) ?? 0),
    ...(shippingCents !== undefined && { shippingCents }),
    ...(listingId && { listingId: listingId as NonNullable<ItemFields['listingId']> }),
  }
}

const mostShipping = 1_000_000
const mostPrice = 10_000_000

/** What the typed amounts say that no field of the contract could. */
const Typed = z.custom<ItemValues>().check(({ value, issues }) => {
  const check = (path: 'price' | 'shipping', most: number, words: string) => {
    const amount = cents(value[path])
    if (amount === undefined || amount <= most) return
    const message = Number.isNaN(amount) ? 'Enter an amount, such as 99 or 99.50.' : words
    issues.push({ code: 'custom', path: [path], message, input: value })
  }
  if (value.priceKind !== 'free') check('price', mostPrice, 'Up to $100,000.')
  if (value.delivery !== 'pickup') check('shipping', mostShipping, 'Up to $10,000.')
})

/** Checks the typed values as the server checks what is sent. */
export const itemSchema: z.ZodMiniType<ItemFields, ItemValues> = z.pipe(
  z.pipe(Typed, z.transform(toFields)),
  ItemFields,
)

/** What can be stored of typed values: all, or, where one of them cannot be read, what an item begins with. */
export function storable(values: ItemValues, start?: ItemStart): ItemFields {
  const parsed = itemSchema.safeParse(values)
  return parsed.success ? parsed.data : { ...blank, ...start }
}
