import { type AdZone, featuredZone, zoneName, zoneOf } from '#shared/ads/ad-zones/ad-zone.ts'
import type { RateCard, ZoneRate } from '#shared/ads/ad-zones/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ZoneDrawing } from './zone-drawing.tsx'

type RateListProps = {
  card: RateCard
  /** Businesses book a place right there. */
  books: boolean
  /** Shows what a place costs. */
  onPrice: (zone: AdZone) => void
}

/** Every place with its picture, its sizes, and its price. */
export const RateList = ({ card, books, onPrice }: RateListProps) => (
  <ul className="mt-6 grid gap-6 md:grid-cols-2">
    {card.zones.map((rate) => (
      <ZoneCard key={rate.zone} rate={rate} books={books} onPrice={onPrice} />
    ))}
    <li className="panel grid content-start gap-4 p-4">
      <ZoneDrawing zone={featuredZone} />
      <div>
        <h3 className="text-xl font-semibold">Featured business</h3>
        <p className="text-dim">First in the directory, marked as sponsored</p>
      </div>
      <Figures
        figures={[
          [`${card.featured.days} days`, dollars(card.featured.cents)],
          ['Starts', 'When paid'],
          ['Picture', 'Your listing'],
        ]}
      />
      <p className="text-sm text-dim">For a published listing. No artwork needed.</p>
      {books && (
        <p>
          <ButtonLink size="sm" to="/my-listings">
            Feature a business
          </ButtonLink>
        </p>
      )}
    </li>
  </ul>
)

type ZoneCardProps = Pick<RateListProps, 'books' | 'onPrice'> & { rate: ZoneRate }

function ZoneCard({ rate, books, onPrice }: ZoneCardProps) {
  const { zone, pricePerThousandCents, sponsorDayCents, dailyViews } = rate
  const { where, wide, phone, hasWords } = zoneOf(zone)
  return (
    <li className="panel grid content-start gap-4 p-4">
      <ZoneDrawing zone={zone} />
      <div>
        <h3 className="text-xl font-semibold">{zoneName(zone)}</h3>
        <p className="text-dim">{where}</p>
      </div>
      <Figures
        figures={[
          ['1,000 views', dollars(pricePerThousandCents)],
          ['Sponsor day', dollars(sponsorDayCents)],
          ['Views a day', `About ${dailyViews.toLocaleString('en-US')}`],
        ]}
      />
      <p className="text-sm text-dim">
        {wide.width} × {wide.height} pixels{phone && `, ${phone.width} × ${phone.height} on phones`}
        {hasWords && ', with a headline and a text'}
      </p>
      <p className="flex flex-wrap gap-2">
        {books && (
          <ButtonLink size="sm" to={`/advertise/book?zone=${zone}`}>
            Book this ad space<span className="sr-only">: {zoneName(zone)}</span>
          </ButtonLink>
        )}
        <Button size="sm" variant={books ? 'ghost' : 'secondary'} onClick={() => onPrice(zone)}>
          Price it<span className="sr-only">: {zoneName(zone)}</span>
        </Button>
      </p>
    </li>
  )
}

const Figures = ({ figures }: { figures: readonly (readonly [name: string, value: string])[] }) => (
  <dl className="grid grid-cols-3 gap-3">
    {figures.map(([name, value]) => (
      <div key={name}>
        <dt className="text-sm text-dim">{name}</dt>
        <dd className="font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
)
