import type { NounInfra } from '#lib/noun-infra.ts'

export const footer = {
  routes: { getFooter: { table: ['get', 'query'], env: ['CONTACT_EMAIL'] } },
} satisfies NounInfra<'footer'>
