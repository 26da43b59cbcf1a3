import type { NounInfra } from '#lib/noun-infra.ts'

export const verifications = {
  routes: {
    getMyVerification: { table: ['get'] },
    addVerificationDocument: {
      table: ['get', 'put', 'update', 'delete'],
      media: ['readQuarantine', 'putDocument', 'deleteDocument'],
      env: ['MEDIA_BUCKET'],
    },
    removeVerificationDocument: {
      table: ['get', 'put', 'update'],
    },
    submitVerification: {
      table: ['get', 'put', 'update'],
    },
    listVerifications: { table: ['get', 'query'] },
    getVerification: { table: ['get'] },
    createDocumentLink: {
      table: ['get', 'put'],
      media: ['readDocument'],
      env: ['MEDIA_BUCKET'],
    },
    approveVerification: {
      table: ['get', 'put', 'update'],
    },
    refuseVerification: {
      table: ['get', 'put', 'update'],
    },
  },
  consumers: {
    postVerified: {
      entry: 'events/platform/verification-approved/post-verified.ts',
      on: { fact: 'verification.approved' },
      table: ['get', 'put', 'check'],
    },
    deleteVerificationFile: {
      entry: 'events/platform/verification-document-removed/delete-file.ts',
      on: { fact: 'verification.document_removed' },
      media: ['deleteDocument'],
      env: ['MEDIA_BUCKET'],
    },
  },
  jobs: {
    delete_old_documents: {
      schedule: 'cron(30 4 * * ? *)',
      table: ['get', 'query', 'put'],
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra<'verifications'>
