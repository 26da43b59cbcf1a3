const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** Cents as people read them: `$29.50`, and `$29` without the zeros. */
export const dollars = (cents: number) => format.format(cents / 100)
