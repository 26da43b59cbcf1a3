import { X } from 'lucide-react'
import { itemCategories, itemConditions } from '#shared/market/market-items/item-labels.ts'
import { stateName } from '#web/features/directory/listings/components/listing-states.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { type ItemFilters, itemsPath } from './item-filters.ts'
import { shortPrice } from './item-words.ts'

type Chip = { label: string; without: Partial<ItemFilters> }

const price = (dollars: string) => shortPrice(Number(dollars) * 100)

/** What narrows the list, each with the way back from it. */
export function FilterChips({ filters }: { filters: ItemFilters }) {
  const { q, near, miles, state, category, condition, from, to, delivery, dropped } = filters
  const chips: (Chip | '')[] = [
    q && { label: `“${q}”`, without: { q: '' } },
    category && { label: itemCategories[category], without: { category: '' } },
    near && { label: `Within ${miles} miles of ${near}`, without: { near: '' } },
    state && { label: stateName(state), without: { state: '' } },
    condition && { label: itemConditions[condition], without: { condition: '' } },
    from && { label: `From ${price(from)}`, without: { from: '' } },
    to && { label: `Up to ${price(to)}`, without: { to: '' } },
    delivery && { label: delivery === 'ships' ? 'Ships' : 'Pickup', without: { delivery: '' } },
    dropped && { label: 'Price dropped', without: { dropped: '' } },
  ]
  const set = chips.filter((chip) => chip !== '')
  if (set.length === 0) return null
  return (
    <ul aria-label="Active filters" className="mb-5 flex flex-wrap gap-2">
      {set.map(({ label, without }) => (
        <li key={label}>
          <ButtonLink size="sm" to={itemsPath({ ...filters, ...without, cursor: '' })} preventScrollReset>
            <span className="sr-only">Remove the filter </span>
            {label}
            <X aria-hidden="true" className="size-4" />
          </ButtonLink>
        </li>
      ))}
      <li>
        <ButtonLink size="sm" variant="ghost" to={itemsPath({})} preventScrollReset>
          Clear all
        </ButtonLink>
      </li>
    </ul>
  )
}
