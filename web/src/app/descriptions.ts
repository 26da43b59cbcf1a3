/** What search results and shared links say about each public screen; only the server reads it. */
export const descriptions: Readonly<Record<string, string>> = {
  '/': 'The home of the car-audio community: competitors, shops, brands and clubs with profiles of their own, a directory to find them in, and an instrument to tune a box with.',
  '/pricing':
    'Joining is free. What the Competitor, Pro Competitor, Retailer, Manufacturer and Organization memberships bring, and what they cost by month and by year.',
  '/business-features':
    'For car-audio shops and brands: a public profile under your business name, found in the member directory, and what it costs by month and by year.',
  '/organization-features':
    'For clubs, leagues and promoters: a public profile under your organization’s name, found in the member directory, and what it costs by month and by year.',
  '/faq': 'How accounts and memberships on Boxrise work, and what the words of car audio mean.',
  '/contact': 'How to reach the people behind Boxrise, and what to write so that they can help at once.',
  '/privacy-policy': 'What Boxrise knows about you, what it is for, who sees it, and how to have it deleted.',
  '/cookie-policy':
    'Every cookie and stored value of Boxrise by name: what it is for and how long it is kept.',
  '/members': 'Competitors, shops, brands and clubs on Boxrise: find them by name, membership and state.',
  '/register': 'Become a member: joining is free.',
}
