import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { publishUploads } from '#core/platform/uploads/publish-uploads.ts'
import type { Attachment } from '#shared/support/support-requests/support-request.ts'

type Sent = {
  /** Whose uploads they are: a member, or the request to which a link gave access. */
  userId: string
  requestId: string
  files: readonly { uploadId: string; name: string }[]
}

/** The name of a file without the folders that some browsers and all attackers send with it. */
function fileName(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1).trim()
  return /^\.*$/.test(last) ? 'file' : last
}

/**
 * Commits what refers to files, and with it takes them out of quarantine and into the folder of their request. Each try
 * gives them new ids, so that one that loses takes nothing away from the one that wins.
 */
export async function attachFiles(
  { userId, requestId, files }: Sent,
  writes: (attachments: Attachment[]) => Write[],
): Promise<void> {
  const names = new Map(files.map(({ uploadId, name }) => [uploadId, fileName(name)]))
  if (names.size === 0) return commit(...writes([]))
  await publishUploads(
    {
      userId,
      ownerId: requestId,
      uploadIds: [...names.keys()],
      purpose: 'ticket-attachment',
      nameFor: () => crypto.randomUUID(),
    },
    (published) => {
      const given = [...names.values()]
      return writes(
        published.map(({ key, contentType, bytes }, index) => ({
          id: key.slice(key.lastIndexOf('/') + 1),
          name: given[index] ?? 'file',
          contentType,
          bytes,
        })),
      )
    },
  )
}
