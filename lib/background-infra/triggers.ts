import type { FunctionInfra } from '../function-infra.ts'

export type TriggerInfra = FunctionInfra & {
  /** The events it logs when it refuses a person, which it can only do by failing. */
  refusals?: readonly string[]
  /** Its actions on the pool are for people who sign in through Google. */
  onlyWithGoogle?: true
  /** Says things in the words of administrators, and rings where those do not fit. */
  wordsMails?: true
}

/** Lambda triggers of the user pool. */
export const triggers = {
  customMessage: {
    entry: 'triggers/custom-message.ts',
    reservedConcurrency: 20,
    table: ['get'],
    env: ['SITE_URL'],
    wordsMails: true,
    refusals: ['security.email_change_refused'],
  },
  preSignUp: {
    entry: 'triggers/pre-sign-up.ts',
    reservedConcurrency: 20,
    table: ['get', 'put'],
    userPool: ['AdminGetUser', 'AdminLinkProviderForUser'],
    onlyWithGoogle: true,
    refusals: ['google.refused', 'security.sign_up_refused'],
  },
  postConfirmation: {
    entry: 'triggers/post-confirmation.ts',
    reservedConcurrency: 20,
    table: ['get', 'put', 'delete'],
    userPool: ['AdminGetUser', 'AdminSetUserPassword'],
  },
  preAuthentication: {
    entry: 'triggers/pre-authentication.ts',
    reservedConcurrency: 20,
    table: ['get', 'put', 'update'],
  },
  postAuthentication: {
    entry: 'triggers/post-authentication.ts',
    reservedConcurrency: 20,
    table: ['get', 'put', 'update'],
    userPool: ['AdminUpdateUserAttributes'],
    onlyWithGoogle: true,
  },
  preTokenGeneration: {
    entry: 'triggers/pre-token-generation.ts',
    reservedConcurrency: 20,
    table: ['get'],
    refusals: ['security.token_refused'],
  },
} satisfies Record<string, TriggerInfra>
