import * as z from 'zod/mini'
import { type ZoneSettings, ZoneTerms } from '#shared/ads/ad-zones/zone-settings.ts'
import { amountText, centsOf } from '#web/features/billing/member-billing/components/amount-text.ts'

const typedAmount = (cents: number) => (cents / 100).toFixed(2)

/** The terms of a zone as they are typed. */
export const zoneValues = ({
  pricePerThousandCents,
  sponsorDayCents,
  slots,
  dailyEstimate,
}: ZoneSettings) => ({
  pricePerThousandCents: typedAmount(pricePerThousandCents),
  sponsorDayCents: typedAmount(sponsorDayCents),
  slots: String(slots),
  dailyEstimate: dailyEstimate.toLocaleString('en-US'),
})
export type ZoneValues = ReturnType<typeof zoneValues>

const Typed = z.object({
  pricePerThousandCents: amountText,
  sponsorDayCents: amountText,
  slots: z.string(),
  dailyEstimate: z
    .string()
    .check(z.regex(/^\s*\d{1,3}(,?\d{3})*\s*$/, 'Enter a whole number such as 1,500.')),
})

/** Checks what is typed, and then what it means. */
export const zoneSchema: z.ZodMiniType<ZoneTerms, ZoneValues> = z.pipe(
  z.pipe(
    Typed,
    z.transform(({ pricePerThousandCents, sponsorDayCents, slots, dailyEstimate }: ZoneValues) => ({
      pricePerThousandCents: centsOf(pricePerThousandCents),
      sponsorDayCents: centsOf(sponsorDayCents),
      slots: Number(slots),
      dailyEstimate: Number(dailyEstimate.replaceAll(',', '')),
    })),
  ),
  ZoneTerms,
)
