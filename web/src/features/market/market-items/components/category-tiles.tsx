import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ItemCategory } from '#shared/market/market-items/item-kinds.ts'
import { itemCategories } from '#shared/market/market-items/item-labels.ts'
import { categoriesQuery } from '../api/item-queries.ts'
import { CategoryDrawing } from './category-drawing.tsx'
import { type ItemFilters, itemsPath } from './item-filters.ts'

/** The kinds of things as pictures, with how many of each are for sale. A second press on one shows all again. */
export function CategoryTiles({ filters }: { filters: ItemFilters }) {
  const counts = new Map(
    useQuery(categoriesQuery(filters.state)).data?.categories.map(({ category, count }) => [category, count]),
  )
  return (
    <nav aria-label="Categories" className="mb-5">
      <ul className="flex gap-2 overflow-x-auto py-1 lg:grid lg:grid-cols-6 xl:grid-cols-12">
        {ItemCategory.options.map((category) => {
          const isChosen = filters.category === category
          const count = counts.get(category)
          return (
            <li key={category} className="shrink-0">
              <Link
                to={itemsPath({ ...filters, category: isChosen ? '' : category, cursor: '' })}
                aria-current={isChosen ? 'true' : undefined}
                preventScrollReset
                className="radio-card h-full items-center xl:flex-col xl:gap-1 xl:px-1 xl:text-center"
              >
                <span className={isChosen ? 'text-ink' : 'text-dim'}>
                  <CategoryDrawing category={category} />
                </span>
                <span className="grid min-w-0">
                  <span className="text-sm leading-tight font-semibold xl:text-xs">
                    {itemCategories[category]}
                  </span>
                  <span className="readout text-sm text-dim">
                    {count === undefined ? '…' : count.toLocaleString('en-US')}
                  </span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
