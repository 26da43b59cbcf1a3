import type { NounInfra } from '#lib/noun-infra.ts'

const reads = ['get', 'query', 'batchGet'] as const
const decides = [...reads, 'put', 'update', 'delete'] as const
const reports = {
  table: [...decides, 'check'],
  media: ['readQuarantine', 'putDocument', 'deleteDocument'],
  env: ['MEDIA_BUCKET'],
} as const
const writesClass = [...reads, 'put', 'delete', 'check'] as const

export const competitionResults = {
  routes: {
    submitResult: reports,
    listMyResults: { table: reads },
    listEventResults: { table: reads },
    listFinishedShows: { table: ['query', 'batchGet'] },
    listCompetitorResults: { table: reads },
    getResult: { table: reads },
    changeResult: reports,
    removeResult: { table: [...decides, 'check'] },
    createEvidenceLink: { table: ['get', 'put'], media: ['readDocument'], env: ['MEDIA_BUCKET'] },
    exportResults: { table: [...reads, 'put'] },
    listPendingResults: { table: reads },
    verifyResult: { table: decides },
    rejectResult: { table: decides },
    exportAllResults: { table: [...reads, 'put'] },
  },
  consumers: {
    writePublishedResults: {
      entry: 'events/competitions/class-published/write-results.ts',
      on: { fact: 'class.published' },
      table: writesClass,
      timeoutSeconds: 60,
    },
    writeVerifiedResults: {
      entry: 'events/competitions/class-verified/write-results.ts',
      on: { fact: 'class.verified' },
      table: writesClass,
      timeoutSeconds: 60,
    },
    writeVoidedResults: {
      entry: 'events/competitions/class-voided/write-results.ts',
      on: { fact: 'class.voided' },
      table: writesClass,
      timeoutSeconds: 60,
    },
    postResults: {
      entry: 'events/competitions/results-written/post-results.ts',
      on: { fact: 'results.written' },
      // It takes away what others left below a post whose place is gone.
      table: [...writesClass, 'batchWrite'],
      timeoutSeconds: 60,
    },
    deleteEvidence: {
      entry: 'events/competitions/result-evidence-removed/delete-file.ts',
      on: { fact: 'result.evidence_removed' },
      media: ['deleteDocument'],
      env: ['MEDIA_BUCKET'],
    },
  },
} satisfies NounInfra<'competitionResults'>
