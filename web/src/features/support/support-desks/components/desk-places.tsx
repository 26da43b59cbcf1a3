import { Link } from 'react-router-dom'
import type { DeskPlace } from '../api/settings-api.ts'

type DeskPlacesProps = { places: readonly DeskPlace[]; current: string }

/** On a phone the row scrolls sideways, and the place that is open may be outside. */
function showCurrent(list: HTMLElement | null) {
  const current = list?.querySelector<HTMLElement>('[aria-current]')
  if (list && current) list.scrollLeft = current.offsetLeft - list.clientWidth / 3
}

/** The screens of a desk, one beside the other. */
export const DeskPlaces = ({ places, current }: DeskPlacesProps) => (
  <nav ref={showCurrent} aria-label="Support desk" className="tab-list mb-6">
    {places.map(({ id, label, to }) => (
      <Link
        key={id}
        discover="none"
        to={to}
        aria-current={id === current ? 'page' : undefined}
        className="tab max-sm:px-3"
      >
        {label}
      </Link>
    ))}
  </nav>
)
