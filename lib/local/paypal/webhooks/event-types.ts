/** Every type of event that the emulator tells; PayPal knows more. */
export const eventTypes: Record<string, string> = {
  'BILLING.SUBSCRIPTION.CREATED': 'A billing agreement was created.',
  'BILLING.SUBSCRIPTION.ACTIVATED': 'A billing agreement was activated.',
  'BILLING.SUBSCRIPTION.UPDATED': 'A billing agreement was updated.',
  'BILLING.SUBSCRIPTION.SUSPENDED': 'A billing agreement was suspended.',
  'BILLING.SUBSCRIPTION.CANCELLED': 'A billing agreement was cancelled.',
  'BILLING.SUBSCRIPTION.EXPIRED': 'A billing agreement expired.',
  'BILLING.SUBSCRIPTION.PAYMENT.FAILED': 'Payment failed on subscription.',
  'PAYMENT.SALE.COMPLETED': 'A sale completed.',
  'PAYMENT.SALE.PENDING': 'The state of a sale changed to pending.',
  'PAYMENT.SALE.DENIED': 'The state of a sale changed from pending to denied.',
  'PAYMENT.SALE.REFUNDED': 'A merchant refunded a sale.',
  'PAYMENT.SALE.REVERSED': 'PayPal reversed a sale.',
  'CUSTOMER.DISPUTE.CREATED': 'A dispute was created.',
  'CUSTOMER.DISPUTE.UPDATED': 'A dispute was updated.',
  'CUSTOMER.DISPUTE.RESOLVED': 'A dispute was resolved.',
}
