/** Tells who has a started payment: the card provider begins each of its names with a prefix, PayPal does not. */
export const isAtPaypal = (intentId: string): boolean => /^[A-Z\d]+$/.test(intentId)
