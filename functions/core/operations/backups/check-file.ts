import { mostUnreadableLines } from '#shared/operations/backups/backup.ts'
import type { backupProgress } from './backup-progress.ts'
import { checkLine, followAudit } from './check-line.ts'
import { type ExportFile, linesOf } from './export-files.ts'

type Progress = NonNullable<Awaited<ReturnType<typeof backupProgress.get>>>

/** Reads one more file of an export, and adds what it holds to what is known of the backup. */
export async function checkFile(file: ExportFile, progress: Progress): Promise<Progress> {
  const byEntity = { ...progress.checks.byEntity }
  const unreadableLines = [...progress.checks.unreadableLines]
  let { items, audit } = progress
  let { unreadable } = progress.checks
  for await (const { Item } of linesOf(file)) {
    const line = checkLine(Item)
    const { pk, sk, entity, problem } = line
    items += 1
    byEntity[entity] = (byEntity[entity] ?? 0) + 1
    audit = followAudit(audit, line)
    if (!problem) continue
    unreadable += 1
    if (unreadableLines.length < mostUnreadableLines)
      unreadableLines.push({ file: nameOf(file.key), pk, sk, problem })
  }
  const { digests } = progress.checks
  return {
    ...progress,
    items,
    audit,
    checks: { digests: digests + 1, unreadable, unreadableLines, byEntity },
    version: progress.version + 1,
  }
}

/** A file as people know it: without the folders, which are the same for all of a backup. */
export const nameOf = (key: string): string => key.split('/').at(-1) ?? key
