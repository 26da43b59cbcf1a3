/** The purpose of each category, in the settings and in the cookie policy. */
export const consentCategories = {
  necessary: {
    name: 'Necessary',
    use: 'Login, security and your choices here. Always on.',
  },
  functional: {
    name: 'Functional',
    use: 'Lets this browser remember things for you, such as your recent searches.',
  },
  analytics: {
    name: 'Analytics',
    use: 'Counts visits and what pages are used for, without your name, email, or address. If this site uses Google Analytics, Google counts, too.',
  },
  advertising: {
    name: 'Advertising',
    use: 'Lets this browser count the ads you saw here, so that you do not see the same one too often. With Analytics on, too, Google may link visits to its ads.',
  },
} as const
