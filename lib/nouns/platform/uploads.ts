import type { NounInfra } from '#lib/noun-infra.ts'

export const uploads = {
  routes: {
    createUpload: {
      table: ['get', 'put', 'update'],
      media: ['putQuarantine'],
      env: ['MEDIA_BUCKET'],
    },
  },
  jobs: {
    // What was published as it was uploaded; once it is through, it reads one row.
    encode_stored_pictures: {
      schedule: 'rate(1 hour)',
      table: ['get', 'query', 'put'],
      media: ['readPublic', 'putPublic', 'deletePublic', 'listPosters'],
      env: ['MEDIA_BUCKET'],
      memoryMb: 1769,
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra<'uploads'>
