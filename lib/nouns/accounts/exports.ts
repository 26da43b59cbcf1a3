import type { NounInfra } from '#lib/noun-infra.ts'

export const exports = {
  routes: {
    requestExport: { table: ['get', 'put', 'update'] },
    listExports: { table: ['get', 'query'] },
    createExportLink: {
      table: ['get', 'update'],
      media: ['readExport'],
      env: ['MEDIA_BUCKET'],
    },
  },
  consumers: {
    buildExport: {
      entry: 'events/accounts/export-requested/build-export.ts',
      on: { fact: 'export.requested' },
      table: ['get', 'query', 'put', 'update'],
      media: [
        'listPictures',
        'listPosters',
        'listVehiclePhotos',
        'listDocuments',
        'readPublic',
        'readDocument',
        'putExport',
      ],
      env: ['MEDIA_BUCKET'],
      memoryMb: 1024,
      timeoutSeconds: 120,
    },
  },
} satisfies NounInfra<'exports'>
