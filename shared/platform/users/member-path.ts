/** The one address of a public profile. */
export const memberPath = (userId: string): string => `/public-profile/${userId}`
