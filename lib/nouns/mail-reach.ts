import type { routes } from '#shared/mail-reach/routes.ts'
import type { NounInfra } from '../noun-infra.ts'

export const mailReach = {
  routes: {
    getMailReach: { table: ['get'] },
    sendTestMail: { table: ['get', 'put'], env: ['SITE_URL'] },
    confirmMailReach: { table: ['get', 'put', 'delete'] },
  },
} satisfies NounInfra<typeof routes>
