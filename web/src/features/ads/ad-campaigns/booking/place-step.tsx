import { useQuery } from '@tanstack/react-query'
import { AdZone, sizesOf, zoneName, zoneOf } from '#shared/ads/ad-zones/ad-zone.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { rateCardQuery } from '#web/features/ads/ad-zones/api/rate-card-query.ts'
import { ZoneDrawing } from '#web/features/ads/ad-zones/components/zone-drawing.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import type { BookingForm } from './booking-form.ts'

type PlaceStepProps = {
  form: BookingForm
  /** The place of the ads that are there already. */
  adsIn: AdZone | undefined
}

/** What the campaign is called, and where its ads stand. */
export function PlaceStep({ form: { register, watch, formState }, adsIn }: PlaceStepProps) {
  const rates = useQuery(rateCardQuery)
  const zone = watch('zone')
  const chosen = rates.data?.zones.find((one) => one.zone === zone)
  return (
    <>
      <Field
        label="Name of the campaign"
        hint="Visitors do not see it."
        required
        error={formState.errors.name?.message}
      >
        <Input maxLength={80} autoComplete="off" placeholder="Spring sale" {...register('name')} />
      </Field>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-3 lg:sticky lg:top-24">
          <ZoneDrawing zone={zone} />
          <p className="text-sm text-dim">
            {sizesOf(zone)
              .map(({ width, height }) => `${width} × ${height}`)
              .join(' and ')}{' '}
            pixels.
            {chosen &&
              ` ${dollars(chosen.pricePerThousandCents)} per 1,000 views, or ${dollars(chosen.sponsorDayCents)} a day as a sponsor. About ${chosen.dailyViews.toLocaleString('en-US')} views a day.`}
          </p>
        </div>
        <RadioCards
          legend="Where it runs · price per 1,000 views"
          {...register('zone')}
          options={AdZone.options.map((option) => {
            const rate = rates.data?.zones.find((one) => one.zone === option)
            return {
              value: option,
              label: zoneName(option),
              hint: zoneOf(option).where,
              ...(rate && { aside: dollars(rate.pricePerThousandCents) }),
            }
          })}
        />
      </div>
      {adsIn && adsIn !== zone && (
        <Banner tone="warning">
          Ad spaces differ in size. When you save, the ads you added are removed.
        </Banner>
      )}
    </>
  )
}
