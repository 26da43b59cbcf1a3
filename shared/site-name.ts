/** The name of the platform, wherever it says so. */
export const siteName = 'Boxrise'
