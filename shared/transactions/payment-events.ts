/** By which name a notification says that a payment failed. */
export const paymentFailed = 'payment.failed'
