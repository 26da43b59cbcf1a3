import type { Item } from '#shared/market/market-items/item.ts'
import type { ItemCard } from '#shared/market/market-items/item-card.ts'

/** An item as a list shows it. */
export function itemCard(item: Item): ItemCard {
  const [cover] = item.pictures
  return {
    id: item.id,
    title: item.title,
    category: item.category,
    condition: item.condition,
    brand: item.brand,
    model: item.model,
    priceKind: item.priceKind,
    priceCents: item.priceCents,
    delivery: item.delivery,
    city: item.city,
    state: item.state,
    sellerSince: item.sellerSince,
    ...(cover && { cover: { src: cover.src, alt: cover.alt, width: cover.width, height: cover.height } }),
  }
}
