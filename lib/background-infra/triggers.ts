import type { FunctionInfra } from '../function-infra.ts'

/** Lambda triggers of the user pool. */
export const triggers = {
  customMessage: { entry: 'triggers/custom-message.ts', env: ['SITE_URL'] },
  preSignUp: {
    entry: 'triggers/pre-sign-up.ts',
    table: ['get', 'put'],
    userPool: ['AdminGetUser', 'AdminLinkProviderForUser'],
  },
  postConfirmation: { entry: 'triggers/post-confirmation.ts', table: ['get', 'put'] },
  preAuthentication: { entry: 'triggers/pre-authentication.ts', table: ['put', 'update'] },
  postAuthentication: {
    entry: 'triggers/post-authentication.ts',
    table: ['get', 'put', 'update'],
    userPool: ['AdminUpdateUserAttributes'],
  },
} satisfies Record<string, FunctionInfra>
