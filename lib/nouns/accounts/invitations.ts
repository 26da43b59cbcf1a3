import type { NounInfra } from '#lib/noun-infra.ts'

export const invitations = {
  routes: {
    lookUpInvitation: { table: ['get', 'update'] },
    listInvitations: { table: ['get', 'query'] },
    inviteUser: { table: ['get', 'put', 'update'], env: ['SITE_URL'] },
    resendInvitation: {
      table: ['get', 'put', 'update'],
      env: ['SITE_URL'],
    },
    revokeInvitation: { table: ['get', 'put'] },
  },
} satisfies NounInfra<'invitations'>
