import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { line } from '#shared/text.ts'

export const BackupId = idSchema('bkp')
export type BackupId = z.infer<typeof BackupId>

export const BackupKind = z.enum(['scheduled', 'manual'])

/** `requested`: the export has not begun. `exporting`: the database writes files. `checking`: each file is read back. */
export const BackupStatus = z.enum(['requested', 'exporting', 'checking', 'complete', 'failed'])
export type BackupStatus = z.infer<typeof BackupStatus>

export const BackupNote = line(200)

/** A line of a backup that no entity can read, by its key. */
export const UnreadableLine = z.object({
  file: z.string(),
  pk: z.string(),
  sk: z.string(),
  problem: z.string(),
})
export type UnreadableLine = z.infer<typeof UnreadableLine>

export const BackupChecks = z.object({
  /** The files whose digest is what the manifest says. */
  digests: z.int(),
  unreadable: z.int(),
  /** The first of them. */
  unreadableLines: z.array(UnreadableLine),
  byEntity: z.record(z.string(), z.int()),
  /** The chain of the billing audit, up to its head; `absent` where nothing has been audited yet. */
  auditChain: z.enum(['whole', 'broken', 'absent']),
})
export type BackupChecks = z.infer<typeof BackupChecks>

export const mostUnreadableLines = 20

/** A part of a backup was restored into a table made for that, and compared. */
export const Drill = z.object({
  at: z.iso.datetime(),
  items: z.int(),
  compared: z.int(),
  /** Of those compared. */
  different: z.int(),
  seconds: z.number(),
  by: z.optional(UserId),
})
export type Drill = z.infer<typeof Drill>

/** A full export of the table at one instant. */
export const Backup = z.object({
  id: BackupId,
  kind: BackupKind,
  note: BackupNote,
  status: BackupStatus,
  requestedAt: z.iso.datetime(),
  requestedBy: z.optional(UserId),
  /** What it shows: the table as it was then. */
  instant: z.optional(z.iso.datetime()),
  /** The end of exporting and checking. */
  endedAt: z.optional(z.iso.datetime()),
  items: z.optional(z.int()),
  bytes: z.optional(z.int()),
  files: z.optional(z.int()),
  /** The files that have been checked so far. */
  checkedFiles: z.optional(z.int()),
  checks: z.optional(BackupChecks),
  /** Why it failed, as a sentence. */
  failure: z.optional(z.string()),
  drill: z.optional(Drill),
  /** Its files cannot be deleted until then, and are deleted at the end. */
  lockedUntil: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  version: z.int(),
})
export type Backup = z.infer<typeof Backup>

export const daysKept = 35
/** The scheduled one of the first day of a month is kept for thirteen months. */
export const daysKeptOfMonth = 400

export const manualBackupsADay = 4

export const mostDrillItems = 20_000
export const drillSample = 1000
