import { Link } from 'react-router-dom'
import type { MapSpot } from '#shared/directory/listings/contract.ts'
import { cx } from '#web/ui/cx.ts'
import { stateName } from '../components/listing-states.ts'
import { spreadSpots } from './spread-spots.ts'
import { stateBounds } from './state-bounds.ts'
import { type Shapes, useShapes } from './use-shapes.ts'
import './us-map.css'

export type CountOf = (state: string) => number

type UsMapProps = {
  state: string
  spots: readonly MapSpot[]
  countOf: CountOf
  stateTo: (code: string) => string
  listingTo: (listingId: string) => string
  wordsOf: (count: number) => string
}

const whole = [0, 0, 975, 610] as const

/**
 * The states, each a link with its count; of one that is chosen its surroundings, with each business as a link. The
 * businesses are there at once, and the shapes of the states come under them.
 */
export function UsMap({ state, spots, countOf, stateTo, listingTo, wordsOf }: UsMapProps) {
  const shapes = useShapes()
  const bounds = stateBounds[state]
  const [x, y, width, height] = bounds ?? whole
  // What is drawn for a finger or an eye keeps its size, however small the part of the map.
  const unit = Math.max(width / whole[2], height / whole[3])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      className="us-map mx-auto block h-auto w-full"
      style={{ maxHeight: 'min(70vh, 44rem)' }}
      role="group"
      aria-label={bounds ? `Map of ${stateName(state)}` : 'Map of the states'}
      strokeWidth={unit}
    >
      {shapesBeside(state, shapes).map(([code, path]) => {
        const count = countOf(code)
        const drawn = (
          <path
            key={code}
            d={path}
            className={cx(count > 0 && 'us-map-some', code === state && 'us-map-chosen')}
          />
        )
        return count > 0 && code !== state ? (
          <Link
            key={code}
            to={stateTo(code)}
            discover="none"
            preventScrollReset
            aria-label={`${stateName(code)}: ${wordsOf(count)}`}
          >
            {drawn}
          </Link>
        ) : (
          drawn
        )
      })}
      {bounds ? <Places spots={spots} unit={unit} listingTo={listingTo} /> : <Clusters spots={spots} />}
    </svg>
  )
}

/** They lie beside Texas and California on paper alone. */
const inlaid = ['AK', 'HI']

/** The shapes that are drawn where a state is chosen. */
const shapesBeside = (state: string, shapes: Shapes) =>
  shapes.filter(([code]) => !state || code === state || !(inlaid.includes(code) || inlaid.includes(state)))

/** How many are where. The state below has the name and is what is pressed. */
function Clusters({ spots }: { spots: readonly MapSpot[] }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true" className="us-map-clusters" fill="var(--c-signal)">
      {spots.map(({ x, y, count }) => {
        const radius = Math.min(22, 6 + 3 * Math.log2(count))
        return (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r={radius} />
            {count > 1 && (
              <text
                x={x}
                y={y}
                dy="0.35em"
                fontSize={Math.max(10, radius * 0.8)}
                fontWeight={700}
                textAnchor="middle"
                fill="var(--c-on-signal)"
              >
                {count}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

const radius = 9

type PlacesProps = Pick<UsMapProps, 'spots' | 'listingTo'> & { unit: number }

/** Each business at its place: a dot where its owner put it, a ring around the middle of its ZIP code. */
function Places({ spots, unit, listingTo }: PlacesProps) {
  return spreadSpots(spots, 2.2 * radius * unit).map(
    ({ x, y, listing }) =>
      listing && (
        <Link
          key={listing.id}
          to={listingTo(listing.id)}
          discover="none"
          aria-label={`${listing.businessName}, ${listing.city}`}
          className="us-map-place"
        >
          <title>{`${listing.businessName}, ${listing.city}`}</title>
          <circle
            cx={x}
            cy={y}
            r={radius * unit}
            strokeWidth={3 * unit}
            stroke="var(--c-signal-edge)"
            fill={listing.precision === 'pin' ? 'var(--c-signal)' : 'var(--c-signal-soft)'}
          />
        </Link>
      ),
  )
}
