import type { routes } from '#shared/uploads/routes.ts'
import type { NounInfra } from '../noun-infra.ts'

export const uploads = {
  routes: {
    createUpload: {
      table: ['get', 'put', 'update'],
      media: ['putQuarantine'],
      env: ['MEDIA_BUCKET'],
    },
  },
} satisfies NounInfra<typeof routes>
