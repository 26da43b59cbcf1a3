import * as z from 'zod/mini'
import { AdCampaignFields } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { campaignRefusal } from '#shared/ads/ad-campaigns/campaign-refusal.ts'
import { checkedDays } from '#shared/ads/ad-campaigns/checked-days.ts'
import type { WholeAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { AppError } from '#shared/errors.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'

/** A campaign to book. Without a version it is still to be created. */
export type Booking = {
  own?: WholeAdCampaign
  /** The place from which someone came here. */
  zone?: AdZone | undefined
  now: string
  version?: number | undefined
}

export const bookingOf = (own: WholeAdCampaign, now: string): Booking => ({
  own,
  now,
  version: own.campaign.version,
})

const daysToReview = 7
const firstLength = 14
const firstViews = 10_000

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** The days of a draft. Those that are past by now begin today, and are as many. */
function openDays({ own, now }: Booking): { startsOn: string; endsOn: string } {
  const today = siteDay(now)
  if (!own) {
    const startsOn = addDays(today, daysToReview)
    return { startsOn, endsOn: addDays(startsOn, firstLength - 1) }
  }
  const { startsOn, endsOn } = own.campaign
  const late = Math.max(0, daysBetween(startsOn, today))
  return { startsOn: addDays(startsOn, late), endsOn: addDays(endsOn, late) }
}

/** True of a draft whose first day is past: it has to be saved with later ones. */
export const hasPastDays = ({ own, now }: Booking): boolean =>
  own !== undefined && own.campaign.startsOn < siteDay(now)

/** The values of the form, each as it is typed. */
export function valuesOf(booking: Booking) {
  const said = booking.own?.campaign
  return {
    name: said?.name ?? '',
    zone: said ? AdZone.parse(said.zone) : (booking.zone ?? ('home_wide' as AdZone)),
    model: said?.model === 'sponsor' ? ('sponsor' as const) : ('views' as const),
    views: (said?.views ?? firstViews).toLocaleString('en-US'),
    ...openDays(booking),
    states: [...(said?.states ?? [])],
    limitsViews: said?.frequencyCap !== undefined,
    capViews: String(said?.frequencyCap?.views ?? 3),
    capHours: said?.frequencyCap?.hours === 168 ? ('168' as const) : ('24' as const),
    rest: said?.refundsAtEnd ? ('refund' as const) : ('runs_on' as const),
  }
}
export type BookingValues = ReturnType<typeof valuesOf>

const typedViews = (typed: string) => Number(typed.replaceAll(/[\s,]/g, '') || Number.NaN)

/** Converts the values of the form to what is sent. */
export function toFields(values: BookingValues): z.input<typeof AdCampaignFields> {
  const { name, zone, model, views, startsOn, endsOn, states, limitsViews, capViews, capHours, rest } = values
  return {
    name,
    zone,
    model,
    ...(model === 'views' && { views: typedViews(views) }),
    startsOn,
    endsOn,
    states,
    ...(limitsViews && {
      frequencyCap: { views: Number(capViews), hours: capHours === '168' ? (168 as const) : (24 as const) },
    }),
    refundsAtEnd: rest === 'refund',
  }
}

const isDay = (typed: string) => z.iso.date().safeParse(typed).success

/** What is wrong with the days and views as they are typed, and where. */
export function daysProblem(
  values: BookingValues,
  now: string,
): { path: string; message: string } | undefined {
  const { startsOn, endsOn, model, views } = values
  if (!isDay(startsOn)) return { path: 'startsOn', message: 'Choose the first day.' }
  if (!isDay(endsOn)) return { path: 'endsOn', message: 'Choose the last day.' }
  if (model === 'views' && Number.isNaN(typedViews(views)))
    return { path: 'views', message: campaignRefusal.viewsMissing().message }
  try {
    checkedDays({ startsOn, endsOn, model, views: typedViews(views) }, now)
    return undefined
  } catch (error) {
    const [problem] = error instanceof AppError ? (error.errors ?? []) : []
    if (!problem) throw error
    return { path: problem.path.replace('body.', ''), message: problem.message }
  }
}

/** Checks the typed values as the server checks what is sent. */
export const bookingSchema = (now: string): z.ZodMiniType<AdCampaignFields, BookingValues> =>
  z.pipe(
    z.pipe(
      z.custom<BookingValues>().check(({ value, issues }) => {
        const problem = daysProblem(value, now)
        if (problem)
          issues.push({ code: 'custom', path: [problem.path], message: problem.message, input: value })
      }),
      z.transform(toFields),
    ),
    AdCampaignFields,
  )
