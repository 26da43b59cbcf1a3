import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { publishUpload } from '#core/platform/uploads/publish-upload.ts'
import type { ScoreSheet } from '#shared/competitions/score-sheets/score-sheet.ts'
import { newId } from '#shared/ids.ts'

const extensions: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

type ScanUrl = ScoreSheet['scanUrl']
type Upload = { userId: string; uploadId: string | undefined; before: ScanUrl }

/** Commits a sheet with the picture of its paper: one that was uploaded, or the one it had. */
export async function commitWithScan(
  { userId, uploadId, before }: Upload,
  writes: (scanUrl: ScanUrl) => Write[],
  now: string,
): Promise<void> {
  if (!uploadId) return commit(...writes(before))
  const nameFor = (contentType: string) => `${newId('pic', now)}.${extensions[contentType]}`
  await publishUpload({ userId, uploadId, purpose: 'score-sheet', nameFor }, ({ key }) => writes(key))
}
