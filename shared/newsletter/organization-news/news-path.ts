/** Where the people of an organization write and follow one of its news. */
export const newsPath = (organizationId: string, campaignId: string): string =>
  `/organization/news/${campaignId}?organization=${organizationId}`
