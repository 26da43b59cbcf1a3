import type { NounInfra } from '#lib/noun-infra.ts'

export const mailReach = {
  routes: {
    getMailReach: { table: ['get'] },
    sendTestMail: { table: ['get', 'put'], env: ['SITE_URL'] },
    confirmMailReach: { table: ['get', 'put', 'delete'] },
  },
} satisfies NounInfra<'mailReach'>
