import * as z from 'zod/mini'
import { AiFeature, aiFeatures } from '#shared/ai/ai-settings/ai-feature.ts'
import { type AiSettings, AiSettingsFields, FeatureSettings } from '#shared/ai/ai-settings/ai-settings.ts'
import { parseCents } from '#shared/platform/money/parse-cents.ts'

type Limits = Pick<AiSettings, 'features' | 'monthlyTokens' | 'prices'>
type Typed<T> = { [Name in keyof T]: T[Name] extends number ? string : T[Name] }

const count = (value: number) => value.toLocaleString('en-US')
const price = (cents: number) => (cents / 100).toFixed(2)

/** The features, the budget, and the prices as they are typed. */
export const featuresValues = ({ features, monthlyTokens, prices }: Limits): FeaturesValues => ({
  features: Object.fromEntries(
    aiFeatures.map((feature) => [
      feature,
      { ...features[feature], dailyPerUser: count(features[feature].dailyPerUser) },
    ]),
  ) as FeaturesValues['features'],
  monthlyTokens: count(monthlyTokens),
  prices: {
    input: price(prices.input),
    output: price(prices.output),
    embedding: price(prices.embedding),
  },
})
export type FeaturesValues = {
  features: Record<AiFeature, Typed<FeatureSettings>>
  monthlyTokens: string
  prices: Typed<Limits['prices']>
}

const whole = <Schema extends z.ZodMiniType<number, number>>(schema: Schema) =>
  z.pipe(
    z.string().check(z.trim(), z.regex(/^\d[\d,]{0,15}$/, 'Enter a whole number')),
    z.pipe(
      z.transform((typed: string) => Number(typed.replaceAll(',', ''))),
      schema,
    ),
  )

const mostCents = 100_000

const Price = z.pipe(
  z.string().check(
    z.trim(),
    z.refine((typed) => parseCents(typed) !== undefined, 'Enter an amount such as 0.15'),
    z.refine((typed) => (parseCents(typed) ?? 0) <= mostCents, 'Must be at most $1,000.00'),
  ),
  z.transform((typed: string) => parseCents(typed) ?? 0),
)

/** Checks the typed values as the server checks what is sent. */
export const featuresSchema: z.ZodMiniType<Limits, FeaturesValues> = z.object({
  features: z.record(
    AiFeature,
    z.object({
      on: z.boolean(),
      who: FeatureSettings.shape.who,
      dailyPerUser: whole(FeatureSettings.shape.dailyPerUser),
    }),
  ),
  monthlyTokens: whole(AiSettingsFields.shape.monthlyTokens),
  prices: z.object({ input: Price, output: Price, embedding: Price }),
})
