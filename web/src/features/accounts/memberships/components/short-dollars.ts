const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** Cents as a plan is priced: `$29.50`, and `$29` without the zeros that `dollars` shows. */
export const shortDollars = (cents: number) => format.format(cents / 100)
