type Prices = { count: number; lowCents: number; highCents: number }

const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

const whole = (cents: number) => format.format(Math.round(cents / 100))

/** What comparable items were sold for: "5 like this sold for $120–$180." */
export function priceHelpWords({ count, lowCents, highCents }: Prices): string {
  const low = whole(lowCents)
  const high = whole(highCents)
  return `${count.toLocaleString('en-US')} like this sold for ${low === high ? `about ${low}` : `${low}–${high}`}.`
}
