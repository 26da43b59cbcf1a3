/** The page of what a member has competed in. */
export const competitorPath = (userId: string): string => `/competitors/${userId}`
