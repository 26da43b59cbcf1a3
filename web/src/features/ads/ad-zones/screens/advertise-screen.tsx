import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { rateCardQuery } from '../api/rate-card-query.ts'
import { AdRules } from '../components/ad-rules.tsx'
import { AdvertiseActions } from '../components/advertise-actions.tsx'
import { PriceCalculator } from '../components/price-calculator.tsx'
import { RateList } from '../components/rate-list.tsx'

export const title = 'Advertise'

export function Screen() {
  const session = useSession()
  const rates = useQuery(rateCardQuery)
  const card = rates.data
  const [zone, setZone] = useState<AdZone>('home_wide')
  const calculator = useRef<HTMLDivElement>(null)
  const price = (chosen: AdZone) => {
    setZone(chosen)
    calculator.current?.querySelector('select')?.focus()
  }
  const books =
    session.status === 'signed-in' && isBusiness(session.me.membershipType) && session.me.status === 'active'
  return (
    <div className="shell py-10">
      <section className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <p className="label text-dim">Advertise</p>
          <h1 className="wide mt-4 text-4xl text-balance">Be seen by people who build.</h1>
          <p className="mt-5 mb-6 max-w-xl text-lg text-pretty text-dim">
            They come here for shops, gear, and shows. Put your ad where they look. You pay only for delivered
            views, and we refund the rest.
          </p>
          <AdvertiseActions />
        </div>
        {card ? (
          <div ref={calculator}>
            <PriceCalculator card={card} zone={zone} onZone={setZone} />
          </div>
        ) : (
          rates.isPending && <Skeleton className="h-96" />
        )}
      </section>
      {rates.isError && !card && (
        <QueryFailure
          title="The prices did not load"
          error={rates.error}
          retrying={rates.isFetching}
          onRetry={() => void rates.refetch()}
        />
      )}
      {card && (
        <>
          <section aria-labelledby="places" className="mt-12">
            <h2 id="places" className="wide text-3xl">
              Ad spaces and prices
            </h2>
            <RateList card={card} books={books} onPrice={price} />
          </section>
          <AdRules takesCards={card.takesCards} />
        </>
      )}
    </div>
  )
}
