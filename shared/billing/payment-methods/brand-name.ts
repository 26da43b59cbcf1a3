const brands: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** The brand of a card as its owner knows it. */
export const brandName = (brand = ''): string => brands[brand] ?? 'Card'
