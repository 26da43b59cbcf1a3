/** What the platform is called, wherever it says so. */
export const siteName = 'Boxrise'
