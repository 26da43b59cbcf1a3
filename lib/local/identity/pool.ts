import type { VerifyAccessToken } from './access-token.ts'
import type { AppClients } from './app-clients.ts'
import type { Challenges } from './challenges.ts'
import type { Codes } from './codes.ts'
import type { Lockout } from './lockout.ts'
import type { Messages } from './messages.ts'
import type { Sessions } from './sessions.ts'
import type { SignInChallenge } from './sign-in-challenge.ts'
import type { SimulatedUsers } from './simulated-users.ts'
import type { Tokens } from './tokens.ts'
import type { Triggers } from './triggers.ts'
import type { Users } from './users.ts'

/** Everything an operation may use. */
export type Pool = {
  id: string
  /** The browser’s, whose sign-ins pass the hosted pages too. */
  clientId: string
  clients: AppClients
  now: () => number
  users: Users
  strangers: SimulatedUsers
  sessions: Sessions
  codes: Codes
  challenges: Challenges<SignInChallenge>
  passwordTries: Lockout
  mfaTries: Lockout
  tokens: Tokens
  verifyAccessToken: VerifyAccessToken
  triggers: Triggers
  sendMessage: Messages
}
