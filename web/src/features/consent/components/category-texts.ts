import type { ConsentPreferences } from '#web/lib/consent/consent-record.ts'

/** What each category is for, in the settings and in the cookie policy. */
export const categoryTexts: Record<keyof ConsentPreferences, { name: string; use: string }> = {
  necessary: {
    name: 'Necessary',
    use: 'Signing in, security, and what you chose here. Always on.',
  },
  functional: {
    name: 'Functional',
    use: 'Conveniences that this browser remembers, such as your last searches.',
  },
  analytics: {
    name: 'Analytics',
    use: 'Counts visits with Google Analytics, without your name, email or address.',
  },
  advertising: {
    name: 'Advertising',
    use: 'Lets Google connect what is counted with its ads. Needs Analytics.',
  },
}
