/** The name under which a notification says that a payment failed. */
export const paymentFailed = 'payment.failed'
