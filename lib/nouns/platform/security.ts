import type { NounInfra } from '#lib/noun-infra.ts'
import { withPoolLogin } from '#lib/with-pool-login.ts'

export const security = {
  routes: {
    getSecurity: {
      table: ['get'],
      userPool: ['AdminGetUser'],
      env: ['USER_POOL_ID'],
    },
    changePassword: {
      table: ['get', 'put', 'update'],
      ...withPoolLogin('AdminSetUserPassword'),
      env: ['USER_POOL_ID', 'BREACH_RANGE_URL'],
    },
    chooseFirstPassword: {
      table: ['get', 'put', 'update'],
      userPool: ['AdminSetUserPassword'],
      env: ['USER_POOL_ID', 'BREACH_RANGE_URL'],
    },
    requestEmailChange: {
      table: ['get', 'put', 'update'],
      ...withPoolLogin(),
    },
    confirmEmailChange: {
      table: ['get', 'put', 'update', 'delete'],
      userPool: ['AdminUpdateUserAttributes'],
      env: ['USER_POOL_ID'],
    },
    beginSecondFactor: {
      table: ['get', 'put', 'update'],
      // Members without a password get another one that no one knows.
      ...withPoolLogin('AdminSetUserPassword'),
    },
    confirmSecondFactor: {
      table: ['get', 'put', 'update'],
      ...withPoolLogin('AdminRespondToAuthChallenge', 'AdminSetUserMFAPreference', 'AdminSetUserPassword'),
    },
    disableSecondFactor: {
      table: ['get', 'put', 'update', 'delete'],
      ...withPoolLogin('AdminRespondToAuthChallenge', 'AdminSetUserMFAPreference', 'AdminSetUserPassword'),
    },
    recoverSecondFactor: {
      table: ['get', 'put', 'update', 'delete'],
      userPool: ['AdminSetUserMFAPreference'],
      env: ['USER_POOL_ID'],
    },
  },
} satisfies NounInfra<'security'>
