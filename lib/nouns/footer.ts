import type { routes } from '#shared/footer/routes.ts'
import type { NounInfra } from '../noun-infra.ts'

export const footer = {
  routes: { getFooter: { table: ['get', 'query'], env: ['CONTACT_EMAIL'] } },
} satisfies NounInfra<typeof routes>
