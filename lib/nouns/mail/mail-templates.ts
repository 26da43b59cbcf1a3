import type { NounInfra } from '#lib/noun-infra.ts'

export const mailTemplates = {
  routes: {
    listMailTemplates: { table: ['get', 'query'], env: ['SITE_URL'] },
    getMailTemplate: { table: ['get', 'query'], env: ['SITE_URL'] },
    saveMailTemplate: { table: ['get', 'query', 'put', 'delete'], env: ['SITE_URL'] },
    restoreMailTemplate: { table: ['get', 'query', 'put', 'delete'], env: ['SITE_URL'] },
    previewMailTemplate: { table: ['get', 'put'], env: ['SITE_URL'] },
    testMailTemplate: {
      table: ['get', 'put', 'update'],
      sendsMail: true,
      env: ['MAIL_FROM', 'SITE_URL'],
    },
  },
} satisfies NounInfra<'mailTemplates'>
