/** What search results and shared links say about each public screen; only the server reads it. */
export const descriptions: Readonly<Record<string, string>> = {
  '/': 'The home of car-audio competition: shows and judging, results and leaderboards, teams, shops, used gear, and the tools to design the system you bring to the lanes.',
  '/pricing':
    'Competing is free. What Competitor, Pro Competitor, Retailer, Manufacturer and Organization memberships bring, and what they cost by month and by year.',
  '/business-features':
    'For car-audio shops and brands: a listing where people look, offers under your name, product pages with real parameters, and what it costs by month and by year.',
  '/organization-features':
    'For clubs, leagues and promoters: entries, lanes, judges, live scores and season points in one place, and what it costs by month and by year.',
  '/faq': 'How accounts, memberships and competing on Boxrise work.',
  '/privacy-policy': 'What Boxrise knows about you, what it is for, who sees it, and how to have it deleted.',
  '/cookie-policy':
    'Every cookie and stored value of Boxrise by name: what it is for and how long it is kept.',
  '/members': 'Competitors, shops, brands and clubs on Boxrise: find them by name, membership and state.',
  '/register': 'Become a member: competing is free.',
}
