import { createUpload } from '#shared/uploads/contract.ts'
import { assertUploadable } from '#shared/uploads/upload-purposes.ts'
import { setProfilePicture } from '#shared/users/contract.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { updateProfile } from '#web/lib/session/session-store.ts'
import { postUpload } from './post-upload.ts'

type Picture = { file: Blob; onProgress: (share: number) => void }

const purpose = 'profile-picture'

/** Asks for a place, uploads the picture there, and makes it the profile picture. */
export const useUploadPicture = () =>
  useCommand({
    send: async ({ file, onProgress }: Picture) => {
      const description = { contentType: file.type, bytes: file.size }
      assertUploadable(purpose, description)
      // Each step has a key of its own: a place that has expired must not be handed out again.
      const place = await call(
        createUpload,
        { body: { purpose, ...description } },
        { idempotencyKey: crypto.randomUUID() },
      )
      await postUpload(place, file, onProgress)
      return call(
        setProfilePicture,
        { body: { uploadId: place.uploadId } },
        { idempotencyKey: crypto.randomUUID() },
      )
    },
    onDone: async (user) => updateProfile(user),
  })
