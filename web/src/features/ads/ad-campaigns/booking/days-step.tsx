import { Controller } from 'react-hook-form'
import { AdCampaignFields, longestDays } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'
import type { BookingForm } from './booking-form.ts'
import { type BookingValues, daysProblem, toFields } from './booking-values.ts'
import { PriceLine } from './price-line.tsx'
import { type Planned, roomProblem, useQuote } from './quote.ts'
import { StatesField } from './states-field.tsx'

/** How often one visitor may see it. */
const counts = Array.from({ length: 10 }, (_, at) => at + 1)

type DaysStepProps = { form: BookingForm; now: string }

/** When it runs, how often it is seen, and what that costs. */
export function DaysStep({ form, now }: DaysStepProps) {
  const { register, watch, control, formState } = form
  const { errors } = formState
  const values = watch()
  const planned = daysProblem(values, now) ? undefined : plannedOf(values)
  const quote = useQuote(planned)
  const full = planned && quote.data ? roomProblem(planned, quote.data) : undefined
  const isSponsor = values.model === 'sponsor'
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field
          label="First day"
          required
          error={errors.startsOn?.message ?? (full?.path === 'startsOn' ? full.message : undefined)}
        >
          <Input type="date" min={siteDay(now)} {...register('startsOn')} />
        </Field>
        <Field
          label="Last day"
          required
          hint={`Up to ${longestDays} days. Days are in New York time.`}
          error={errors.endsOn?.message}
        >
          <Input type="date" min={siteDay(now)} {...register('endsOn')} />
        </Field>
      </div>
      <RadioCards
        legend="What you book"
        {...register('model')}
        options={[
          {
            value: 'views',
            label: 'Views',
            hint: 'Spread evenly over the days. You pay for each view that is counted.',
          },
          {
            value: 'sponsor',
            label: 'Sponsor',
            hint: 'Every view of this ad space on these days, shared by a few sponsors.',
          },
        ]}
      />
      {!isSponsor && (
        <Field
          label="Views"
          required
          error={errors.views?.message ?? (full?.path === 'views' ? full.message : undefined)}
          className="max-w-xs"
        >
          <Input inputMode="numeric" autoComplete="off" maxLength={9} {...register('views')} />
        </Field>
      )}
      <PriceLine planned={planned} quote={planned && quote.data} />
      <Controller
        control={control}
        name="states"
        render={({ field }) => (
          <StatesField value={field.value} onChange={field.onChange} error={errors.states?.message} />
        )}
      />
      <Checkbox
        label="Limit how often one visitor sees it"
        hint="Visitors who do not allow advertising cookies may see it more often."
        {...register('limitsViews')}
      />
      {values.limitsViews && (
        <div className="grid max-w-xl items-start gap-6 sm:grid-cols-2">
          <Field label="At most">
            <Select {...register('capViews')}>
              {counts.map((count) => (
                <option key={count} value={count}>
                  {count} {count === 1 ? 'time' : 'times'}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Per">
            <Select {...register('capHours')}>
              <option value="24">Day</option>
              <option value="168">Week</option>
            </Select>
          </Field>
        </div>
      )}
      {!isSponsor && (
        <RadioCards
          legend="Views left over on the last day"
          {...register('rest')}
          options={[
            {
              value: 'runs_on',
              label: 'Run on',
              hint: 'For up to 14 days if there is room. The rest is refunded.',
            },
            { value: 'refund', label: 'Refund', hint: 'The ad ends, and we refund the rest.' },
          ]}
        />
      )}
    </>
  )
}

/** What a price can be asked for. */
function plannedOf(values: BookingValues): Planned | undefined {
  const { zone, model, views, startsOn, endsOn } = toFields(values)
  const isFew = views !== undefined && !AdCampaignFields.shape.views.safeParse(views).success
  return isFew ? undefined : { zone, model, ...(views !== undefined && { views }), startsOn, endsOn }
}
