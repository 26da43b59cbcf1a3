import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { GoogleAccount } from './signed-in.ts'

/** The accounts at the stand-in: the demo accounts, and one for each way to be refused. */
export const googleAccounts: readonly GoogleAccount[] = [
  ...demoUsers('2026-01-01T00:00:00.000Z').map(({ email, name }) => ({ email, name, verified: true })),
  {
    email: 'visitor@gmail.test',
    name: 'Not Registered',
    note: 'Not registered yet',
    verified: true,
  },
  {
    email: 'member@demo.test',
    name: 'Unverified Address',
    note: 'Google has not verified this address',
    verified: false,
  },
]
