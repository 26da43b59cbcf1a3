import type { NounInfra } from '#lib/noun-infra.ts'

export const accounts = {
  routes: {
    registerAccount: {
      table: ['get', 'put', 'update'],
      userPool: ['AdminGetUser'],
      env: [
        'USER_POOL_ID',
        'USER_POOL_CLIENT_ID',
        'CAPTCHA_VERIFY_URL',
        'CAPTCHA_SECRET',
        'CAPTCHA_HOST',
        'BREACH_RANGE_URL',
      ],
    },
    listBreachedPasswords: {
      table: ['update'],
      env: ['BREACH_RANGE_URL'],
    },
    resendVerification: {
      table: ['update'],
      env: ['USER_POOL_CLIENT_ID'],
    },
    requestPasswordReset: {
      table: ['update'],
      env: ['USER_POOL_CLIENT_ID'],
    },
    readGoogleSession: { table: ['get', 'update'] },
    registerWithGoogle: {
      table: ['get', 'put', 'update', 'delete'],
      userPool: [
        'AdminCreateUser',
        'AdminGetUser',
        'AdminLinkProviderForUser',
        'AdminSetUserPassword',
        'AdminUpdateUserAttributes',
        'AdminUserGlobalSignOut',
      ],
      env: ['USER_POOL_ID', 'CAPTCHA_VERIFY_URL', 'CAPTCHA_SECRET', 'CAPTCHA_HOST'],
    },
  },
} satisfies NounInfra<'accounts'>
