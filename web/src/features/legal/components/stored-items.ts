import type { ConsentPreferences } from '#web/lib/consent/consent-record.ts'

export type StoredItem = {
  name: string
  where: 'Cookie' | 'Local storage' | 'Session storage' | 'Cookie and local storage'
  kept: string
  use: string
  category: keyof ConsentPreferences
}

/** Everything this site keeps in a browser. A test holds the list against what is really there. */
export const storedItems: readonly StoredItem[] = [
  {
    name: 'car_audio_cookie_consent',
    where: 'Cookie and local storage',
    kept: '365 days',
    use: 'What you chose in the cookie settings, when, and with which browser.',
    category: 'necessary',
  },
  {
    name: 'csrf_token',
    where: 'Cookie and local storage',
    kept: 'Until you log out, 400 days at most',
    use: 'Proves that a change comes from this site and not from another one. Set when you log in.',
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
    use: 'Logs you out after a time without activity, in all tabs together.',
    category: 'necessary',
  },
  {
    name: 'impersonation',
    where: 'Local storage',
    kept: 'Until it is stopped or the session ends',
    use: 'For administrators: which member they are helping at the moment.',
    category: 'necessary',
  },
  {
    name: 'pending_email',
    where: 'Session storage',
    kept: 'Until the tab is closed',
    use: 'The address that waits for verification, so that you need not type it again.',
    category: 'necessary',
  },
  {
    name: 'google_sign_in',
    where: 'Session storage',
    kept: 'Until you are back from Google, or the tab is closed',
    use: 'What you were about to do when you went to sign in with Google. Set when you go there.',
    category: 'necessary',
  },
  {
    name: 'google_session',
    where: 'Session storage',
    kept: 'Until you are registered, or the tab is closed',
    use: 'Finishes a registration with Google. Set when you come back from there without an account.',
    category: 'necessary',
  },
  {
    name: 'draft.*',
    where: 'Session storage',
    kept: 'Until you are back, log out, or the tab is closed',
    use: 'What you had typed into a form, and not saved, when your session ended.',
    category: 'necessary',
  },
  {
    name: 'theme',
    where: 'Cookie',
    kept: '400 days',
    use: 'The light or dark theme. Set when you press its switch.',
    category: 'necessary',
  },
  {
    name: 'archivo',
    where: 'Local storage',
    kept: 'Until you clear it',
    use: 'That your browser has our typeface already, so that the next page need not wait for it.',
    category: 'necessary',
  },
  {
    name: '__stripe_mid',
    where: 'Cookie',
    kept: '365 days',
    use: 'Stripe: tells your browser from a thief’s. Set when you open a card form.',
    category: 'necessary',
  },
  {
    name: '__stripe_sid',
    where: 'Cookie',
    kept: '30 minutes',
    use: 'Stripe: which steps of one payment belong together. Set when you open a card form.',
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
    name: 'analytics_purchases',
    where: 'Local storage',
    kept: 'Until you withdraw your consent',
    use: 'Which payments were counted already, so that each is counted once. Set when you pay.',
    category: 'analytics',
  },
  {
    name: '_ga',
    where: 'Cookie',
    kept: '365 days, or until you withdraw your consent',
    use: 'Google Analytics: a random number that tells one browser from another.',
    category: 'analytics',
  },
  {
    name: '_ga_*',
    where: 'Cookie',
    kept: '365 days, or until you withdraw your consent',
    use: 'Google Analytics: which visits belong together.',
    category: 'analytics',
  },
]
