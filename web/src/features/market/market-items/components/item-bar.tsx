import type { PublicItem } from '#shared/market/market-items/contract.ts'
import { SaveButton } from '#web/features/market/favorites/components/save-button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'

type ItemBarProps = {
  item: Pick<PublicItem, 'id' | 'title' | 'status' | 'instantReserve'>
  isSaved: boolean
}

/** What buyers do with an item, always at hand on a phone. */
export const ItemBar = ({ item: { id, title, status, instantReserve }, isSaved }: ItemBarProps) => (
  <section
    aria-label={`Buy ${title}`}
    className="panel sticky bottom-3 z-10 mt-4 flex flex-wrap gap-3 px-4 py-3 shadow-lift sm:hidden print:hidden"
  >
    <a href="#message" className={buttonClass('primary', 'sm', 'grow')}>
      Message
    </a>
    {instantReserve && status === 'active' && (
      <a href="#reserve" className={buttonClass('secondary', 'sm', 'grow')}>
        Reserve
      </a>
    )}
    <SaveButton itemId={id} isSaved={isSaved} />
  </section>
)
