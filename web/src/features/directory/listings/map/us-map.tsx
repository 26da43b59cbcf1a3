import { Link } from 'react-router-dom'
import type { MapSpot } from '#shared/directory/listings/contract.ts'
import { cx } from '#web/ui/cx.ts'
import { stateName } from '../components/listing-states.ts'
import { boundsOf } from './bounds-of.ts'
import { spreadSpots } from './spread-spots.ts'
import { stateShapes } from './state-shapes.ts'
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

const whole = { x: 0, y: 0, width: 975, height: 610 }

/** The states, each a link with its count; of one that is chosen its surroundings, with each business as a link. */
export function UsMap({ state, spots, countOf, stateTo, listingTo, wordsOf }: UsMapProps) {
  const shape = stateShapes.find(([code]) => code === state)?.[1]
  const { x, y, width, height } = shape ? boundsOf(shape) : whole
  // What is drawn for a finger or an eye keeps its size, however small the part of the map.
  const unit = Math.max(width / whole.width, height / whole.height)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      className="us-map"
      role="group"
      aria-label={shape ? `Map of ${stateName(state)}` : 'Map of the states'}
      strokeWidth={unit}
    >
      {shapesBeside(state).map(([code, path]) => {
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
      {shape ? <Places spots={spots} unit={unit} listingTo={listingTo} /> : <Clusters spots={spots} />}
    </svg>
  )
}

/** They lie beside Texas and California on paper alone. */
const inlaid = ['AK', 'HI']

/** The shapes that are drawn where a state is chosen. */
const shapesBeside = (state: string) =>
  stateShapes.filter(
    ([code]) => !state || code === state || !(inlaid.includes(code) || inlaid.includes(state)),
  )

/** How many are where. The state below has the name and is what is pressed. */
function Clusters({ spots }: { spots: readonly MapSpot[] }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true" className="us-map-clusters">
      {spots.map(({ x, y, count }) => {
        const radius = Math.min(22, 6 + 3 * Math.log2(count))
        return (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r={radius} />
            {count > 1 && (
              <text x={x} y={y} dy="0.35em" fontSize={Math.max(10, radius * 0.8)}>
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
            className={listing.precision === 'pin' ? 'us-map-pin' : 'us-map-ring'}
          />
        </Link>
      ),
  )
}
