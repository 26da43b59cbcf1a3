const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Cents as a statement shows them: `$29.50`, `$1,200.00`, and `−$3.99` with a minus that is no hyphen. */
export const dollars = (cents: number) => format.format(cents / 100).replace('-', '−')
