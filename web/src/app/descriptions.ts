/** What search results and shared links say about each public screen; only the server reads it. */
export const descriptions: Readonly<Record<string, string>> = {
  '/': 'The home of the car-audio community: competitors, shops, brands and clubs with their own profiles, a directory to find them in, and a tool to tune a box with.',
  '/pricing':
    'Joining is free. See what the Competitor, Pro Competitor, Retailer, Manufacturer and Organization memberships include, and what they cost per month and per year.',
  '/business-features':
    'For car-audio shops and brands: a public profile under your business name, found in the member directory, and what it costs per month and per year.',
  '/organization-features':
    'For clubs, leagues and promoters: a public profile under your organization’s name, found in the member directory, and what it costs per month and per year.',
  '/faq': 'How accounts and memberships work on Boxrise, and what car-audio terms mean.',
  '/contact': 'How to reach the people behind Boxrise, and what to include so that they can help right away.',
  '/privacy-policy': 'What Boxrise knows about you, how we use it, who sees it, and how to delete it.',
  '/cookie-policy':
    'Every cookie and stored value Boxrise uses, by name: what it is for and how long we keep it.',
  '/members': 'Find competitors, shops, brands and clubs on Boxrise by name, membership and state.',
  '/register': 'Become a member: joining is free.',
}
