/** What a suspended member is told, by our routes and by the user pool. */
export const accountSuspended = 'This account is suspended.'
