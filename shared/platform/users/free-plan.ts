/** The plan of members who pay for none. */
export const freePlan = 'basic'
