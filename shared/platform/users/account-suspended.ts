/** The text a suspended member reads, from our routes and the user pool. */
export const accountSuspended = 'This account is suspended.'
