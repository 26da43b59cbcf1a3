import type { NounInfra } from '#lib/noun-infra.ts'

export const keptMails = {
  routes: {
    listMailsTo: { table: ['get', 'query'], env: ['SITE_URL'] },
    getMail: { table: ['get', 'query'], env: ['SITE_URL'] },
  },
} satisfies NounInfra<'keptMails'>
