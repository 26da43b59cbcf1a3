import type { NounInfra } from '#lib/noun-infra.ts'

const own = { table: ['get', 'query', 'put'] } as const

export const organizationClaims = {
  routes: {
    getClaimedThing: { table: ['get', 'query'] },
    listMyClaims: { table: ['query'] },
    getMyClaim: { table: ['get', 'query'] },
    fileClaim: { table: ['get', 'query', 'put', 'check'] },
    answerClaim: { table: ['get', 'put'] },
    withdrawClaim: { table: ['get', 'put'] },
    sendProofCode: { table: ['get', 'query', 'put', 'update'] },
    checkProofCode: { table: ['get', 'put'] },
    addClaimDocument: {
      table: ['get', 'put', 'update', 'delete'],
      media: ['readQuarantine', 'putDocument', 'deleteDocument'],
      env: ['MEDIA_BUCKET'],
    },
    removeClaimDocument: { table: ['get', 'put'] },
    getContest: { table: ['get', 'query'] },
    objectToClaim: own,
    listClaims: { table: ['get', 'query', 'batchGet'] },
    askClaimant: { table: ['get', 'query', 'batchGet', 'put', 'update'] },
    decideClaim: { table: ['get', 'query', 'batchGet', 'put', 'update', 'delete', 'check'] },
    createClaimDocumentLink: { table: ['get', 'put'], media: ['readDocument'], env: ['MEDIA_BUCKET'] },
  },
  consumers: {
    tellOfContest: {
      entry: 'events/directory/claim-contested/tell-owners.ts',
      on: { fact: 'claim.contested' },
      table: ['get', 'query', 'batchGet', 'put', 'update'],
    },
    deleteClaimFile: {
      entry: 'events/directory/claim-document-removed/delete-file.ts',
      on: { fact: 'claim.document_removed' },
      media: ['deleteDocument'],
      env: ['MEDIA_BUCKET'],
    },
  },
  jobs: {
    end_unanswered_claims: {
      schedule: 'cron(10 5 * * ? *)',
      table: ['get', 'query', 'put', 'update'],
      timeoutSeconds: 900,
    },
    delete_claim_documents: {
      schedule: 'cron(40 4 * * ? *)',
      table: ['get', 'query', 'put'],
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra<'organizationClaims'>
