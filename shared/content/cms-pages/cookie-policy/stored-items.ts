import type { consentCategories } from '#shared/platform/consent/consent-categories.ts'

export type StoredItem = {
  name: string
  where: 'Cookie' | 'Local storage' | 'Session storage' | 'Cookie and local storage'
  kept: string
  use: string
  category: keyof typeof consentCategories
}

/** Everything this site keeps in a browser. A test holds the list against what is really there. */
export const storedItems: readonly StoredItem[] = [
  {
    name: 'car_audio_cookie_consent',
    where: 'Cookie and local storage',
    kept: '365 days',
    use: 'What you chose in the cookie settings, when, and in which browser.',
    category: 'necessary',
  },
  {
    name: 'csrf_token',
    where: 'Cookie and local storage',
    kept: 'Until you log out, 400 days at most',
    use: 'Proves that a change comes from this site and not another one. Set when you log in.',
    category: 'necessary',
  },
  {
    name: 'CognitoIdentityServiceProvider.*',
    where: 'Local storage',
    kept: 'Until you log out or your session ends',
    use: 'Keeps you logged in: who you are and the keys of your session.',
    category: 'necessary',
  },
  {
    name: 'last_activity_at',
    where: 'Local storage',
    kept: 'Until you log out or your session ends',
    use: 'Logs you out of all tabs after a period of inactivity.',
    category: 'necessary',
  },
  {
    name: 'impersonation',
    where: 'Local storage',
    kept: 'Until the impersonation stops or the session ends',
    use: 'For administrators: which member they are currently impersonating.',
    category: 'necessary',
  },
  {
    name: 'pending_email',
    where: 'Session storage',
    kept: 'Until you close the tab',
    use: 'The email address waiting for verification, so that you do not need to type it again.',
    category: 'necessary',
  },
  {
    name: 'google_sign_in',
    where: 'Session storage',
    kept: 'Until you return from Google, or close the tab',
    use: 'What you were about to do when you left to log in with Google. Set when you leave.',
    category: 'necessary',
  },
  {
    name: 'google_session',
    where: 'Session storage',
    kept: 'Until you are registered, or close the tab',
    use: 'Finishes a registration with Google. Set when you return from Google without an account.',
    category: 'necessary',
  },
  {
    name: 'draft.*',
    where: 'Session storage',
    kept: 'Until you return, log out, or close the tab',
    use: 'What you typed into a form but had not saved when your session ended.',
    category: 'necessary',
  },
  {
    name: 'theme',
    where: 'Cookie',
    kept: '400 days',
    use: 'The light or dark theme. Set when you use the theme switch.',
    category: 'necessary',
  },
  {
    name: 'archivo',
    where: 'Local storage',
    kept: 'Until you clear it',
    use: 'Remembers that your browser already has our typeface, so that the next page does not wait for it.',
    category: 'necessary',
  },
  {
    name: '__stripe_mid',
    where: 'Cookie',
    kept: '365 days',
    use: 'Stripe: helps it recognize stolen cards. Set when you open a card form.',
    category: 'necessary',
  },
  {
    name: '__stripe_sid',
    where: 'Cookie',
    kept: '30 minutes',
    use: 'Stripe: links the steps of one payment. Set when you open a card form.',
    category: 'necessary',
  },
  {
    name: 'recent_searches',
    where: 'Local storage',
    kept: 'Until you withdraw your consent',
    use: 'Your last five searches, offered again in the search box.',
    category: 'functional',
  },
  {
    name: 'recent_screens',
    where: 'Local storage',
    kept: 'Until you withdraw your consent',
    use: 'The last five screens that you opened from the command palette, offered there again.',
    category: 'functional',
  },
  {
    name: 'admin_groups',
    where: 'Local storage',
    kept: 'Until you withdraw your consent',
    use: 'Which groups of the administration menu you opened or closed.',
    category: 'functional',
  },
  {
    name: 'analytics_purchases',
    where: 'Local storage',
    kept: 'Until you withdraw your consent',
    use: 'Which payments we have already counted, so that we count each one once. Set when you pay.',
    category: 'analytics',
  },
  {
    name: 'analytics_visit',
    where: 'Session storage',
    kept: 'Until you close the tab, or withdraw your consent',
    use: 'That your visit has been counted, so that we count it once. It says nothing else.',
    category: 'analytics',
  },
  {
    name: '_ga',
    where: 'Cookie',
    kept: '365 days, or until you withdraw your consent',
    use: 'Google Analytics: a random number that tells browsers apart.',
    category: 'analytics',
  },
  {
    name: '_ga_*',
    where: 'Cookie',
    kept: '365 days, or until you withdraw your consent',
    use: 'Google Analytics: links visits that belong together.',
    category: 'analytics',
  },
  {
    name: 'ad_views',
    where: 'Local storage',
    kept: 'Until the limit of each ad is over, 50 ads at most, or until you withdraw your consent',
    use: 'Which ads you saw here and when, so that you do not see the same one too often. Set when you see an ad with a limit.',
    category: 'advertising',
  },
]
