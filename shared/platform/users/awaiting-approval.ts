/** The text about an account that a person still has to approve. */
export const awaitingApproval = 'Your account is waiting for approval.'
