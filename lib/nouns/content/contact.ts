import type { NounInfra } from '#lib/noun-infra.ts'

export const contact = {
  routes: {
    getContact: { table: ['get'], env: ['CONTACT_EMAIL'] },
    sendContactMessage: {
      table: ['get', 'put', 'update'],
      env: ['CONTACT_EMAIL', 'CAPTCHA_VERIFY_URL', 'CAPTCHA_SECRET', 'CAPTCHA_HOST'],
    },
    getContactSettings: { table: ['get'], env: ['CONTACT_EMAIL'] },
    updateContactSettings: { table: ['get', 'put'], env: ['CONTACT_EMAIL'] },
  },
} satisfies NounInfra<'contact'>
