/** The names of pages in the figures, by the pattern of their address. */
const titles: Record<string, string> = {
  '/': 'Home',
  '/events': 'Events Directory',
  '/events/suggest': 'Suggest Event',
  '/events/:eventId': 'Event Details',
  '/directory': 'Business Directory',
  '/members': 'Community Members',
  '/member/:userId': 'Member Profile',
  '/public-profile/:userId': 'Public Profile',
  '/resources': 'Resources',
  '/dashboard': 'User Dashboard',
  '/login': 'Login',
  '/register': 'Register',
  '/pricing': 'Pricing',
  '/advertise': 'Advertise',
  '/search': 'Search Results',
}

export const pageTitleFor = (path: string, title: string): string => titles[path] ?? title
