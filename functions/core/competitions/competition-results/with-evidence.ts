import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { publishUploads } from '#core/platform/uploads/publish-uploads.ts'
import { newId } from '#shared/ids.ts'
import { uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'
import { resultRefused } from './refuse-result.ts'

const purpose = 'result-evidence'
const mostFiles = 4
const { folder } = uploadPurposes[purpose].published

/** The storage key of a result’s evidence file. */
export const evidenceKey = (file: string): string => `${folder}/${file}`

type Evidence = {
  userId: string
  /** The earlier files that stay. */
  kept: readonly string[]
  uploadIds: readonly string[]
}

/** Commits a result with its evidence: what stays, and what was uploaded. */
export async function commitWithEvidence(
  { userId, kept, uploadIds }: Evidence,
  writes: (evidence: string[]) => Write[],
  now: string,
): Promise<void> {
  if (kept.length + new Set(uploadIds).size > mostFiles)
    throw resultRefused({ code: 'evidence_full', message: 'Add at most 4 files', path: 'evidenceUploadIds' })
  if (uploadIds.length === 0) return commit(...writes([...kept]))
  await publishUploads(
    { userId, uploadIds, purpose, nameFor: (contentType) => `${newId('evd', now)}.${endings[contentType]}` },
    (files) => writes([...kept, ...files.map(({ key }) => key.slice(folder.length + 1))]),
  )
}

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** The files of evidence that no longer belongs to a result go; those of the demo belong to the demo. */
export const forgetEvidence = (files: readonly string[], now: string): Write[] =>
  files.map((file) => announce('result.evidence_removed', { file }, now))
