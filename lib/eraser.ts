import type { FunctionInfra } from './function-infra.ts'

/** Everything needed to erase an account, for every job that does it. */
export const eraser = {
  table: ['get', 'query', 'put', 'update', 'delete', 'check', 'batchGet', 'batchWrite'],
  media: [
    'listPictures',
    'listPosters',
    'listVehiclePhotos',
    'listDocuments',
    'listQuarantine',
    'listExports',
    'deletePublic',
    'deleteDocument',
    'deleteQuarantine',
    'deleteExport',
  ],
  backups: ['putErasure'],
  userPool: ['AdminDeleteUser'],
  paysThrough: ['stripe', 'paypal'],
  env: ['MEDIA_BUCKET', 'USER_POOL_ID'],
  timeoutSeconds: 900,
} as const satisfies Omit<FunctionInfra, 'entry'>
