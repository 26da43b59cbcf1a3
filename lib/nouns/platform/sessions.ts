import type { NounInfra } from '#lib/noun-infra.ts'

export const sessions = {
  routes: {
    touchSession: { table: ['get', 'put'] },
    renewSession: {
      table: ['get', 'put', 'update'],
      env: ['USER_POOL_CLIENT_ID'],
    },
    listSessions: { table: ['get', 'query'] },
    endSession: { table: ['get', 'put', 'delete'] },
    endOtherSessions: { table: ['get', 'put'] },
    signOut: {
      table: ['get', 'put'],
      userPool: ['AdminUserGlobalSignOut'],
      env: ['USER_POOL_ID'],
    },
  },
  consumers: {
    signOutInPool: {
      entry: 'events/platform/sessions-ended/sign-out-in-pool.ts',
      on: { fact: 'sessions.ended' },
      table: ['get'],
      userPool: ['AdminUserGlobalSignOut'],
      env: ['USER_POOL_ID'],
    },
  },
} satisfies NounInfra<'sessions'>
