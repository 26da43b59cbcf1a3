import type { NounInfra } from '#lib/noun-infra.ts'
import { withPoolLogin } from '#lib/with-pool-login.ts'

/** Follows a backup, and reads it back: a whole CPU, and as long as a function may take. */
const follower = {
  table: ['get', 'put'],
  exportsTable: true,
  backups: ['listExports', 'readExport'],
  memoryMb: 1769,
  timeoutSeconds: 900,
} as const

export const backups = {
  routes: {
    listBackups: { table: ['query', 'batchGet'] },
    getBackup: { table: ['get', 'batchGet'] },
    startBackup: { table: ['get', 'put'] },
    createBackupLinks: {
      table: ['get', 'put'],
      backups: ['listExports', 'readExport'],
      timeoutSeconds: 29,
      ...withPoolLogin(),
    },
    deleteBackup: {
      table: ['get', 'put', 'delete'],
      backups: ['listExports', 'deleteExport'],
      timeoutSeconds: 29,
    },
    startDrill: { table: ['get', 'query', 'put'] },
    getRecovery: { table: ['get', 'query'], readsRecoveryWindow: true },
  },
  consumers: {
    makeBackup: {
      entry: 'events/operations/backup-requested/make-backup.ts',
      on: { fact: 'backup.requested' },
      ...follower,
    },
    runDrill: {
      entry: 'events/operations/drill-requested/run-drill.ts',
      on: { fact: 'drill.requested' },
      table: ['get', 'put'],
      drills: true,
      backups: ['listExports', 'readExport'],
      memoryMb: 1769,
      timeoutSeconds: 900,
    },
  },
  jobs: {
    start_daily_backup: { schedule: 'cron(10 2 * * ? *)', table: ['get', 'put'] },
    follow_backups: { schedule: 'rate(10 minutes)', ...follower },
    run_drill: { schedule: 'cron(0 6 ? * SUN *)', table: ['get', 'query', 'put'] },
  },
} satisfies NounInfra<'backups'>
