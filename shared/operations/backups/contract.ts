import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { Backup, BackupId, BackupNote, Drill } from './backup.ts'

const params = z.strictObject({ backupId: BackupId })

/** A backup with the name of the administrator who asked for it. */
export const ShownBackup = z.extend(Backup, { requestedByName: z.optional(z.string()) })
export type ShownBackup = z.infer<typeof ShownBackup>

export const listBackups = route({
  name: 'listBackups',
  method: 'GET',
  path: '/api/admin/backups',
  auth: 'admin',
  summary: 'Backups, the newest first',
  query: z.strictObject(pageQuery(20)),
  response: Page(ShownBackup),
})

export const getBackup = route({
  name: 'getBackup',
  method: 'GET',
  path: '/api/admin/backups/:backupId',
  auth: 'admin',
  summary: 'A backup, with what was found when it was read back',
  params,
  response: ShownBackup,
  errors: ['backup_not_found'],
})

export const startBackup = route({
  name: 'startBackup',
  method: 'POST',
  path: '/api/admin/backups',
  auth: 'admin',
  summary: 'Back up the table as it is now',
  body: z.strictObject({ note: z._default(BackupNote, '') }),
  status: 201,
  response: ShownBackup,
  errors: ['backup_running', 'backup_limit'],
})

export const createBackupLinks = route({
  name: 'createBackupLinks',
  method: 'POST',
  path: '/api/admin/backups/:backupId/links',
  auth: 'admin',
  summary: 'Links that download the files of a backup for one minute, after the caller proves who they are',
  params,
  body: z.strictObject({ password: z.optional(z.string().check(z.maxLength(200))) }),
  response: z.object({
    expiresAt: z.iso.datetime(),
    files: z.array(z.object({ name: z.string(), bytes: z.int(), url: z.string() })),
  }),
  errors: ['backup_not_found', 'backup_failed', 'backup_unfinished', 'wrong_password', 'log_in_again'],
  answersSecret: true,
  rateLimit: { max: 20, seconds: 3600, per: 'user' },
})

export const deleteBackup = route({
  name: 'deleteBackup',
  method: 'DELETE',
  path: '/api/admin/backups/:backupId',
  auth: 'admin',
  summary: 'Delete the files of a backup that is no longer locked',
  params,
  errors: ['backup_not_found', 'backup_locked', 'backup_running'],
})

/** The running drill, or the latest one. */
const ShownDrill = z.object({
  backupId: BackupId,
  startedAt: z.iso.datetime(),
  isRunning: z.boolean(),
  failure: z.optional(z.string()),
  result: z.optional(Drill),
})

export const startDrill = route({
  name: 'startDrill',
  method: 'POST',
  path: '/api/admin/backups/drills',
  auth: 'admin',
  summary: 'Restore a part of the newest backup into a table for drills, compare it, and empty that table',
  status: 202,
  response: ShownDrill,
  errors: ['no_backup', 'drill_running'],
})

export const getRecovery = route({
  name: 'getRecovery',
  method: 'GET',
  path: '/api/admin/backups/recovery',
  auth: 'admin',
  summary:
    'How the data can be brought back: to any second, from which backup, and what a restore holds back',
  response: z.object({
    /** The table can be recovered to any second since then; absent on a laptop. */
    recoverableSince: z.optional(z.iso.datetime()),
    nextBackupAt: z.iso.datetime(),
    drill: z.optional(ShownDrill),
    /** The platform runs on a restored table, and keeps back what it would send or charge. */
    hold: z.optional(
      z.object({
        backupId: z.string(),
        instant: z.iso.datetime(),
        isWhole: z.boolean(),
        /** Mails that wait, campaigns that are planned, and messages of payment providers that are not worked on. */
        mails: z.int(),
        campaigns: z.int(),
        webhooks: z.int(),
        /** There are more of a kind than were counted. */
        isAtLeast: z.boolean(),
      }),
    ),
  }),
})
