import type { NounInfra } from '#lib/noun-infra.ts'
import type { routes } from '#shared/accounts/invitations/routes.ts'

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
} satisfies NounInfra<typeof routes>
