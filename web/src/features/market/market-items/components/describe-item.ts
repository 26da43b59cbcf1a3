import type { PublicItem } from '#shared/market/market-items/contract.ts'
import type { ItemCondition } from '#shared/market/market-items/item-kinds.ts'
import { itemCategories } from '#shared/market/market-items/item-labels.ts'
import { itemPath } from '#shared/market/market-items/named-item.ts'
import { shortened } from '#web/features/directory/listings/components/describe-listing.ts'
import { itemsPath } from './item-filters.ts'
import { conditionWords, itemTitle, placeOf } from './item-words.ts'

/** An item in a sentence or two, for search results and shared links; that it is sold comes first. */
export const describeItem = (item: PublicItem): string =>
  shortened(
    [
      item.status === 'sold' && 'Sold.',
      `${itemTitle(item)}${placeOf(item) && ` in ${placeOf(item)}`}. ${conditionWords(item.condition)}.`,
      ...item.description.split(/\s+/),
    ]
      .filter(Boolean)
      .join(' '),
  )

const conditions: Record<ItemCondition, string> = {
  new: 'NewCondition',
  like_new: 'UsedCondition',
  good: 'UsedCondition',
  fair: 'UsedCondition',
  for_parts: 'DamagedCondition',
}

const availabilities: Record<PublicItem['status'], string> = {
  active: 'InStock',
  reserved: 'LimitedAvailability',
  sold: 'SoldOut',
}

const schema = (name: string) => `https://schema.org/${name}`

/** Cents as schema.org writes a price: `449.50`. */
const decimal = (cents: number) => (cents / 100).toFixed(2)

function offer(item: PublicItem, url: string): object {
  const { priceKind, priceCents, condition, status, city, state, seller } = item
  // What is offered in trade has a price only if its seller says what it is worth.
  const hasPrice = priceKind !== 'trade' || priceCents > 0
  return {
    '@type': 'Offer',
    url,
    ...(hasPrice && { price: decimal(priceCents), priceCurrency: 'USD' }),
    itemCondition: schema(conditions[condition]),
    availability: schema(availabilities[status]),
    ...(seller.shop && { seller: { '@type': 'Organization', name: seller.shop.name } }),
    ...(state && {
      availableAtOrFrom: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...(city && { addressLocality: city }),
          addressRegion: state,
          addressCountry: 'US',
        },
      },
    }),
  }
}

/** The item with its offer, and where its page stands, as schema.org knows them. A person who sells is not named. */
export function itemStructuredData(item: PublicItem, siteUrl: string): object {
  const { id, title, description, category, brand, model, pictures } = item
  const at = (path: string) => new URL(path, siteUrl).href
  const url = at(itemPath(id))
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        name: title,
        url,
        description,
        category: itemCategories[category],
        ...(pictures.length > 0 && { image: pictures.map(({ src }) => at(src)) }),
        ...(brand && { brand: { '@type': 'Brand', name: brand } }),
        ...(model && { model }),
        offers: offer(item, url),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Marketplace', item: at('/marketplace') },
          {
            '@type': 'ListItem',
            position: 2,
            name: itemCategories[category],
            item: at(itemsPath({ category })),
          },
          { '@type': 'ListItem', position: 3, name: title, item: url },
        ],
      },
    ],
  }
}
