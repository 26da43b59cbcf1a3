import type { NounInfra } from '#lib/noun-infra.ts'

export const contact = {
  routes: {
    getContact: { table: ['get'], env: ['CONTACT_EMAIL'] },
    getContactSettings: { table: ['get'], env: ['CONTACT_EMAIL'] },
    updateContactSettings: { table: ['get', 'put'], env: ['CONTACT_EMAIL'] },
  },
} satisfies NounInfra<'contact'>
